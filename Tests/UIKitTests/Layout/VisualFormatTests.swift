import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Apple, *Auto Layout Guide*, "Visual Format Language".
struct `A visual format` {
  /// Three views in one of 200 × 100 points, laid out by formats.
  private static func frames(
    _ formats: [String],
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      )
    }
    root.layoutIfNeeded()
    return ["a", "b", "c"].compactMap { views[$0]?.frame }
  }

  @Test func `places views one after the other, with standard spaces`() {
    let frames = Self.frames([
      "H:|-[a(40)]-[b(==a)][c]-12-|", "V:|[a]|", "V:|-[b(<=30)]", "V:[c(10)]|",
    ])
    #expect(frames[0] == CGRect(x: 20, y: 0, width: 40, height: 100))
    #expect(frames[1].minX == 68 && frames[1].width == 40 && frames[1].minY == 20)
    #expect(frames[2] == CGRect(x: 108, y: 90, width: 80, height: 10))
  }

  @Test func `has metrics, relations and priorities`() {
    let frames = Self.frames(
      ["|-gap-[a(wide@500,<=50)]", "|[b(>=60,==wide@250)]", "V:|-(gap@250,==3)-[a(5)]"],
      metrics: ["gap": 7, "wide": 80]
    )
    #expect(frames[0] == CGRect(x: 7, y: 3, width: 50, height: 5))
    #expect(frames[1].width == 80)
  }

  @Test func `aligns across its direction, and goes both ways`() {
    let aligned = Self.frames(
      ["V:|[a(10)][b(20)]", "H:[a(30)]", "H:|-5-[b(50)]"],
      .alignAllCenterX
    )
    #expect(aligned[0].midX == aligned[1].midX && aligned[1].minX == 5)
    let back = Self.frames(["H:|-10-[a(30)]-[b(40)]"], .directionRightToLeft)
    #expect(back[0].maxX == 190 && back[1].maxX == 152)
  }

  @Test(arguments: [
    ("H:|[d]|", "d is not among the views"),
    ("[a(", "a number, or the name of a metric, is expected"),
    ("[a]-x-[b]", "x is not among the metrics"), ("a", "a view is in brackets: [name]"),
    ("|[a]|[b]", "nothing comes after the superview"), ("[a]-8[b]", "a space ends with -"),
    ("[a(8@2000)]", "a priority is above 0, up to 1000"),
  ])
  func `that is wrong is reported, and does nothing`(_ format: String, _ reason: String) {
    var said: [String] = []
    let before = EngineReport.handler
    defer { EngineReport.handler = before }
    EngineReport.handler = { said.append($0) }
    let view = UIView()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      views: ["a": view, "b": UIView()]
    )
    #expect(constraints.isEmpty)
    #expect(said.count == 1)
    let isInNoView = said.first?.contains("is in no superview") ?? false
    #expect(isInNoView || said.first?.hasSuffix(reason) ?? false, "\(said)")
  }
}
