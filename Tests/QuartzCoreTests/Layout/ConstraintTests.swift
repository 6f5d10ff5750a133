import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// Layout by constraints (SL9; peer 173).
struct `Constraints` {
  private let parent = CALayer()

  init() {
    endOpenTransactions()
    parent.bounds = CGRect(x: 20, y: 30, width: 200, height: 100)
    parent.layoutManager = CAConstraintLayoutManager()
  }

  private func child(_ name: String, _ constraints: [CAConstraint]) -> CALayer {
    let child = CALayer()
    child.name = name
    child.frame = CGRect(x: 50, y: 60, width: 20, height: 10)
    child.constraints = constraints
    parent.addSublayer(child)
    return child
  }

  private func tie(
    _ attribute: CAConstraintAttribute,
    to source: String = "superlayer",
    _ sourceAttribute: CAConstraintAttribute,
    scale: CGFloat = 1,
    offset: CGFloat = 0
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute,
      relativeTo: source,
      attribute: sourceAttribute,
      scale: scale,
      offset: offset
    )
  }

  /// SL9: the attribute is scale × the source's + offset, in the superlayer's coordinates.
  @Test func `a constraint is a scale and an offset`() {
    let layer = child(
      "a",
      [
        tie(.minX, .minX, offset: 10), tie(.width, .width, scale: 0.5),
        tie(.maxY, .maxY, offset: -5), tie(.height, .height, scale: 0.5, offset: 1),
      ]
    )
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    CATransaction.flush()
    #expect(layer.frame == CGRect(x: 30, y: 74, width: 100, height: 51))
  }

  /// SL9, peer 173: two constraints of an axis fix the size, whichever they are.
  @Test(arguments: [
    (CAConstraintAttribute.minX, 30.0, CAConstraintAttribute.maxX, 70.0),
    (.maxX, 70, .minX, 30), (.minX, 30, .midX, 50), (.midX, 50, .maxX, 70),
    (.midX, 50, .width, 40), (.maxX, 70, .width, 40), (.width, 40, .minX, 30),
  ])
  func `two constraints fix place and size`(
    _ one: CAConstraintAttribute,
    _ first: Double,
    _ other: CAConstraintAttribute,
    _ second: Double
  ) {
    let layer = child(
      "a",
      [
        tie(one, .width, scale: 0, offset: first), tie(other, .width, scale: 0, offset: second),
      ]
    )
    CATransaction.flush()
    #expect(layer.frame == CGRect(x: 30, y: 60, width: 40, height: 10))
  }

  /// SL9: one of place keeps the size; measured on macOS, one of size alone does nothing.
  @Test(arguments: [
    (CAConstraintAttribute.minX, CGRect(x: 100, y: 60, width: 20, height: 10)),
    (.midX, CGRect(x: 90, y: 60, width: 20, height: 10)),
    (.maxX, CGRect(x: 80, y: 60, width: 20, height: 10)),
    (.width, CGRect(x: 50, y: 60, width: 20, height: 10)),
  ])
  func `one constraint keeps the rest`(_ attribute: CAConstraintAttribute, _ frame: CGRect) {
    let layer = child("a", [tie(attribute, .width, scale: 0.5)])
    CATransaction.flush()
    #expect(layer.frame == frame)
  }

  /// SL9, measured on macOS: the last one counts, and the least of the others in the attributes' order.
  @Test(arguments: [
    ([CAConstraintAttribute.maxX, .minX, .width], 20.0, 50.0),
    ([.maxX, .midX, .width], 65, 50), ([.width, .maxX, .midX], -40, 260),
    ([.maxX, .midX, .minX], 20, 140), ([.minX, .midX, .maxX, .width], 20, 50),
  ])
  func `of more than two constraints two count`(
    _ attributes: [CAConstraintAttribute],
    _ x: Double,
    _ width: Double
  ) {
    let values: [CAConstraintAttribute: CAConstraint] = [
      .minX: tie(.minX, .minX), .midX: tie(.midX, .midX, offset: -30), .maxX: tie(.maxX, .maxX),
      .width: tie(.width, .width, scale: 0.25),
    ]
    let layer = child("a", attributes.compactMap { values[$0] })
    CATransaction.flush()
    #expect(layer.frame == CGRect(x: x, y: 60, width: width, height: 10))
  }

  /// Peer 173: sources first, in whatever order the sublayers are; also across the axes.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `chains hold in any order`(_ order: [Int]) {
    let constraints = [
      [tie(.minX, .minX, offset: 10), tie(.width, .height)],
      [
        tie(.minX, to: "0", .maxX, offset: 5), tie(.minY, .minY), tie(.height, to: "1", .width),
      ],
      [tie(.minX, to: "1", .maxX, offset: 7), tie(.minY, to: "1", .maxY)],
    ]
    var layers: [Int: CALayer] = [:]
    for index in order { layers[index] = child("\(index)", constraints[index]) }
    CATransaction.flush()
    #expect(layers[0]?.frame == CGRect(x: 30, y: 60, width: 100, height: 10))
    #expect(layers[1]?.frame == CGRect(x: 135, y: 30, width: 20, height: 20))
    #expect(layers[2]?.frame == CGRect(x: 162, y: 50, width: 20, height: 10))
  }

  /// Peer 173: a circle leaves its layers alone, and what it has nothing to do with is laid out.
  @Test func `a circle leaves layers where they are`() {
    let a = child("a", [tie(.minX, to: "b", .maxX), tie(.minY, .minY)])
    let b = child("b", [tie(.minX, to: "a", .maxX)])
    let itself = child("c", [tie(.minX, to: "c", .minX, offset: 10)])
    let free = child("d", [tie(.minX, .minX)])
    let reports = reported { CATransaction.flush() }
    #expect(a.frame == CGRect(x: 50, y: 30, width: 20, height: 10))
    #expect(b.frame == CGRect(x: 50, y: 60, width: 20, height: 10))
    #expect(itself.frame == b.frame)
    #expect(free.frame.minX == 20)
    #expect(reports.count == 3)
    #expect(reports.allSatisfy { $0.contains("depend on each other in a circle") })
  }

  /// Measured on macOS: a source that nothing places on that axis offers nothing to go by.
  @Test func `a source has to be placed itself`() {
    _ = child("plain", [])
    _ = child("down", [tie(.minY, .minY)])
    _ = child("sized", [tie(.width, .width)])
    let names = ["plain", "down", "sized", "nobody"]
    let layers = names.map { child("by \($0)", [tie(.minX, to: $0, .maxX), tie(.minY, .minY)]) }
    let reports = reported { CATransaction.flush() }
    for layer in layers { #expect(layer.frame == CGRect(x: 50, y: 30, width: 20, height: 10)) }
    #expect(reports.count == 4)
    #expect(reports.first?.hasPrefix("CALayer 'by plain': constraints depend on") == true)
  }

  /// Measured on macOS: the same attribute twice takes neither value.
  @Test func `one attribute twice has no effect`() {
    let two = child(
      "two",
      [tie(.minX, .minX, offset: 1), tie(.minX, .minX, offset: 2), tie(.minY, .minY)]
    )
    CATransaction.flush()
    #expect(two.frame == CGRect(x: 50, y: 30, width: 20, height: 10))
  }

  @Test func `a number that is none leaves the frame alone`() {
    let bad = child("bad", [tie(.minX, .minX, offset: .nan)])
    let reports = reported { CATransaction.flush() }
    #expect(bad.frame == CGRect(x: 50, y: 60, width: 20, height: 10))
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("CALayer 'bad': frame must be finite") == true)
  }

  /// Constraints and frames of neighbors are inputs of the layout.
  @Test func `changed constraints are laid out`() {
    let layer = child("a", [])
    CATransaction.flush()
    layer.addConstraint(tie(.minX, .minX))
    #expect(parent.needsLayout() && layer.constraints?.count == 1)
    CATransaction.flush()
    #expect(layer.frame.minX == 20)
    layer.constraints = nil
    layer.frame.origin.x = 77
    CATransaction.flush()
    #expect(layer.frame.minX == 77 && layer.constraints == nil)
  }

  @Test func `scale and offset have defaults`() {
    let short = CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX)
    #expect(short.scale == 1 && short.offset == 0)
    #expect(short.attribute == .minX && short.sourceAttribute == .maxX && short.sourceName == "a")
    let middle = CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX, offset: 3)
    #expect(middle.scale == 1 && middle.offset == 3)
    #expect(CAConstraintAttribute.minY.rawValue == 4 && CAConstraintAttribute.height.rawValue == 7)
    #expect(CALayer().constraints == nil)
  }
}
