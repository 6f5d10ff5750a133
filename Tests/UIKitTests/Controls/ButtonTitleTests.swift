import CoreGraphics
import Testing
import UIKit

/// What a button's title label shows.
struct `Button titles` {
  /// As tests have it that others run on iOS.
  @Test func `a title's shadow comes with the title`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitleShadowColor(.white, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == nil)
    #expect(button.titleShadowColor(for: .normal) == .white)
    button.setTitle("Play", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .white)
    button.setTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == nil)
  }

  /// Recorded of iOS by UIKit-cross-platform's tests: a title alone stands at the very edge, unless the button was
  /// sized to fit before; then 6 points away from it.
  @Test(
    arguments: [
      (UIControl.ContentVerticalAlignment.top, false, 0), (.top, true, 6), (.bottom, false, 0),
      (.bottom, true, 6),
    ] as [(UIControl.ContentVerticalAlignment, Bool, CGFloat)]
  )
  func `stands off the edge in a button that was sized to fit`(
    _ alignment: UIControl.ContentVerticalAlignment,
    _ isSizedToFit: Bool,
    _ distance: CGFloat
  ) throws {
    let button = UIButton(type: .custom)
    button.setTitle("Short", for: .normal)
    if isSizedToFit { button.sizeToFit() }
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, alignment)
    button.layoutIfNeeded()
    let frame = try #require(button.titleLabel).frame
    #expect(frame.minX == 0)
    #expect((alignment == .top ? frame.minY : 100 - frame.maxY) == distance)
    // As high as the title is, there is no room for it.
    button.frame.size.height = frame.height
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 0 && button.titleLabel?.frame.height == frame.height)
  }
}
