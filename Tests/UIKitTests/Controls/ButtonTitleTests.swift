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
}
