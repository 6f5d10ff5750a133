import CoreGraphics
import QuartzCore
import SeededCases
import Testing
import UIKit

/// Many subviews are hit as few are, by whichever way they are found (V1).
struct `Many subviews` {
  /// Receives touches a little outside of its bounds, by its own rule.
  private final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -15, dy: -15).contains(point)
    }
  }

  /// The rule itself: from the front, whoever answers.
  private func expected(_ point: CGPoint, in view: UIView) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      let inside = subview.convert(point, from: view)
      if let hit = expected(inside, in: subview) { return hit }
    }
    return view
  }

  private func change(_ view: UIView, _ numbers: inout Seeded) {
    switch numbers.index(below: 8) {
    case 0: view.center = CGPoint(x: numbers.index(below: 300), y: numbers.index(below: 200))
    case 1: view.transform = CGAffineTransform(rotationAngle: CGFloat(numbers.index(below: 6)))
    case 2: view.isHidden.toggle()
    case 3: view.alpha = CGFloat(numbers.index(below: 3)) * 0.006
    case 4: view.isUserInteractionEnabled.toggle()
    case 5: view.layer.zPosition = CGFloat(numbers.index(below: 3)) - 1
    case 6: view.superview?.sendSubviewToBack(view)
    default:
      view.bounds.size = CGSize(width: numbers.index(below: 60), height: numbers.index(below: 60))
    }
  }

  private func compare(_ room: UIView, _ numbers: inout Seeded) -> Int {
    (0..<60).count { _ in
      let point = CGPoint(x: numbers.index(below: 320) - 10, y: numbers.index(below: 220) - 10)
      return room.hitTest(point, with: nil) !== expected(point, in: room)
    }
  }

  @Test(arguments: [false, true])
  func `are hit by the rule, whatever they are moved to`(_ hasWide: Bool) {
    var numbers = Seeded(7)
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for index in 0..<120 {
      let frame = CGRect(
        x: numbers.index(below: 280),
        y: numbers.index(below: 180),
        width: 30,
        height: 20
      )
      let isWide = hasWide && index % 40 == 0
      let view = isWide ? Wide(frame: frame) : UIView(frame: frame)
      view.isUserInteractionEnabled = true
      view.addSubview(UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 30)))
      room.addSubview(view)
    }
    var differences = compare(room, &numbers)
    for _ in 0..<40 {
      for _ in 0..<5 { change(room.subviews[numbers.index(below: room.subviews.count)], &numbers) }
      differences += compare(room, &numbers)
    }
    for view in room.subviews.dropFirst(20) where numbers.index(below: 3) > 0 {
      view.removeFromSuperview()
    }
    differences += compare(room, &numbers)
    #expect(differences == 0)
  }

  /// The view's own layers between those of its subviews belong to no subview.
  @Test func `layers between them are not views`() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for index in 0..<50 {
      room.addSubview(UIView(frame: CGRect(x: index * 6, y: 0, width: 6, height: 200)))
      let layer = CALayer()
      layer.frame = room.bounds
      room.layer.addSublayer(layer)
    }
    #expect(room.hitTest(CGPoint(x: 63, y: 50), with: nil) === room.subviews[10])
  }
}
