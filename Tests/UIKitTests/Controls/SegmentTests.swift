import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Segmented controls.
///
/// One at (0, 0) of 180 points has three segments of 60.
final class `Segments` {
  private lazy var shown = ShownWindow()
  private var heard: [Int] = []

  private func makeSegments(_ items: [Any] = ["A", "B", "C"]) -> UISegmentedControl {
    let segments = UISegmentedControl(items: items)
    segments.frame = CGRect(x: 0, y: 0, width: 180, height: 32)
    segments.addAction(
      UIAction { [unowned self] in
        heard.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)
      },
      for: .valueChanged
    )
    return shown.add(segments)
  }

  @Test func `a tap selects and sends an event, for another segment only`() {
    let segments = makeSegments()
    #expect(
      segments.selectedSegmentIndex == UISegmentedControl.noSegment
        && UISegmentedControl.noSegment == -1
    )
    shown.press(70, 10)
    #expect(segments.selectedSegmentIndex == -1)
    shown.release(70, 10)
    shown.click(70, 10, at: 2)
    shown.click(10, 10, at: 4)
    #expect(segments.selectedSegmentIndex == 0 && heard == [1, 0])
  }

  @Test func `the thumb can be dragged, and is chosen where it is released`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 0
    shown.press(10, 10)
    shown.move(70, 10)
    shown.move(150, 10)
    #expect(segments.selectedSegmentIndex == 0 && heard.isEmpty)
    shown.release(150, 10)
    #expect(segments.selectedSegmentIndex == 2 && heard == [2])
    // Beyond the slop nothing is chosen.
    shown.press(150, 10, at: 2)
    shown.move(10, 120)
    shown.release(10, 120)
    #expect(segments.selectedSegmentIndex == 2 && heard == [2])
  }

  @Test func `a momentary one is pressed and forgets`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 1
    segments.isMomentary = true
    #expect(segments.selectedSegmentIndex == -1)
    shown.click(130, 10)
    shown.click(130, 10, at: 2)
    #expect(heard == [2, 2] && segments.selectedSegmentIndex == -1)
  }

  @Test func `an index without a segment chooses none, and changes nothing`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 1
    for bad in [3, -2, Int.max, Int.min] {
      segments.setTitle("x", forSegmentAt: bad)
      segments.setImage(nil, forSegmentAt: bad)
      segments.setWidth(3, forSegmentAt: bad)
      segments.setEnabled(false, forSegmentAt: bad)
      segments.removeSegment(at: bad, animated: true)
      #expect(segments.titleForSegment(at: bad) == nil && segments.imageForSegment(at: bad) == nil)
      #expect(!segments.isEnabledForSegment(at: bad) && segments.widthForSegment(at: bad) == 0)
    }
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
    segments.selectedSegmentIndex = 7
    #expect(segments.selectedSegmentIndex == -1)
  }

  @Test func `segments come and go, and the chosen one stays it`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "first", at: -5, animated: false)
    segments.insertSegment(withTitle: "last", at: 99, animated: true)
    #expect(segments.numberOfSegments == 5 && segments.selectedSegmentIndex == 2)
    #expect(segments.titleForSegment(at: 0) == "first" && segments.titleForSegment(at: 4) == "last")
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == -1 && segments.titleForSegment(at: 1) == "C")
    segments.selectedSegmentIndex = 0
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0 && segments.selectedSegmentIndex == -1)
    shown.click(10, 10)
    #expect(heard.isEmpty && segments.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test func `segments that go during a touch are not chosen`() {
    let segments = makeSegments()
    shown.press(170, 10)
    segments.removeSegment(at: 2, animated: false)
    shown.release(170, 10)
    #expect(segments.selectedSegmentIndex == -1 && heard.isEmpty)
  }

  @Test func `items are titles and pictures`() {
    let picture = UIImage(
      cgImage: CGImage(width: 8, height: 8, pixels: Array(repeating: 0xFFFF_0000, count: 64))
    )
    let segments = makeSegments(["A", picture, 5])
    #expect(segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 0) == "A" && segments.imageForSegment(at: 0) == nil)
    #expect(segments.titleForSegment(at: 1) == nil && segments.imageForSegment(at: 1) === picture)
    // A picture is a shape in the title's color.
    #expect(segments.color(135, 16) == 0x000000)
    segments.setTitle("B", forSegmentAt: 1)
    #expect(segments.imageForSegment(at: 1) == nil && segments.titleForSegment(at: 1) == "B")
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test func `a segment that is not enabled is not chosen, by touch or key`() {
    let segments = makeSegments()
    segments.setEnabled(false, forSegmentAt: 1)
    shown.click(70, 10)
    #expect(heard.isEmpty && !segments.isEnabledForSegment(at: 1))
    segments.becomeFirstResponder()
    for key in [KeyName.right, KeyName.right, KeyName.right, KeyName.left] { shown.type(key) }
    #expect(heard == [0, 2, 0])
    segments.selectedSegmentIndex = -1
    shown.type(KeyName.left)
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test func `losing the focus leaves chosen what was`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 0
    shown.press(10, 10)
    shown.move(130, 10)
    shown.send(.focusChanged(false))
    shown.release(130, 10)
    #expect(segments.selectedSegmentIndex == 0 && heard.isEmpty)
  }

  @Test func `widths are alike, set, or by the content`() {
    let segments = makeSegments(["A", "A much longer title"])
    let alike = segments.intrinsicContentSize.width
    segments.apportionsSegmentWidthsByContent = true
    #expect(segments.intrinsicContentSize.width < alike)
    segments.setWidth(150, forSegmentAt: 0)
    segments.setWidth(.nan, forSegmentAt: 1)
    shown.click(140, 10)
    #expect(segments.selectedSegmentIndex == 0 && segments.widthForSegment(at: 1) == 0)
    // More than there is room for is squeezed together.
    segments.setWidth(150, forSegmentAt: 1)
    shown.click(140, 10, at: 2)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `the chosen one is on a thumb, which slides by the clock`() {
    let segments = makeSegments()
    segments.selectedSegmentIndex = 0
    CATransaction.flush()
    #expect(segments.color(6, 16) == 0xFFFFFF && segments.color(66, 16) != 0xFFFFFF)
    segments.selectedSegmentTintColor = .red
    #expect(segments.color(6, 16) == 0xFF0000)
    let thumb = segments.subviews[0].subviews.first { $0.layer.shadowOpacity > 0 }
    #expect(thumb?.center.x == 30)
    shown.click(130, 10)
    CATransaction.flush()
    shown.advance(to: 0.1)
    let between = thumb?.layer.shown.position.x ?? 0
    #expect(between > 30 && between < 150 && thumb?.center.x == 150)
    segments.selectedSegmentIndex = 0
    CATransaction.flush()
    #expect(thumb?.layer.shown.position.x == 30)
  }

  @Test func `titles have the attributes of their states`() throws {
    let segments = makeSegments(["A", "B"])
    segments.selectedSegmentIndex = 0
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let labels = segments.subviews[0].subviews.compactMap { $0 as? UILabel }
    let colors = labels.map {
      $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.blue, .red])
    #expect(segments.titleTextAttributes(for: .selected)?.count == 1)
  }
}
