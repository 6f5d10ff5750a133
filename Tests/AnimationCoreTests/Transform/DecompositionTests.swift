import AnimationCore
import CoreGraphics
import Testing

/// Transforms taken apart and put together (B9; peer 107, 108, 113): what lies between two matrices.
struct `Blending transforms` {
  private func blend(_ from: CATransform3D, _ to: CATransform3D, _ time: Double) throws
    -> CATransform3D
  {
    let value = AnimatableValue.transform(from).interpolated(to: .transform(to), time)
    guard case .transform(let transform) = value else { throw NoTransform() }
    return transform
  }

  private func expectClose(
    _ a: CATransform3D,
    _ b: CATransform3D,
    _ tolerance: Double = 1e-12,
    _ comment: Comment? = nil
  ) {
    let (p, q) = (a.rows, b.rows)
    let difference = [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3]
    let largest = difference.map { max($0.max(), -$0.min()) }.max() ?? .nan
    #expect(largest <= tolerance, comment)
  }

  /// Peer 107: between 0° and 90° lies a true rotation of 45°, between 0° and 180° one of 90°.
  @Test(arguments: [(90.0, 0.5, 45.0), (180, 0.5, 90), (180, 0.25, 45), (-90, 0.5, -45)])
  func `a rotation is blended as a rotation`(
    _ degrees: Double,
    _ time: Double,
    _ middle: Double
  ) throws {
    let end = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 0, 0, 1)
    let expected = CATransform3DMakeRotation(CGFloat(middle * .pi / 180), 0, 0, 1)
    expectClose(try blend(CATransform3DIdentity, end, time), expected)
  }

  /// A half turn goes the positive way, whatever rounding makes of its sine, and wherever it starts.
  @Test(arguments: [0.0, 30, 90, 200, -45])
  func `a half rotation goes in the positive direction`(_ start: Double) throws {
    func rotation(_ degrees: Double, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), x, y, z)
    }
    let axes: [(CGFloat, CGFloat, CGFloat)] = [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    for (x, y, z) in axes {
      for turn in [180.0, -180] {
        let (from, to) = (rotation(start, x, y, z), rotation(start + turn, x, y, z))
        let middle = rotation(start + 90, x, y, z)
        expectClose(try blend(from, to, 0.5), middle, 1e-12, "axis \(x) \(y) \(z)")
      }
    }
  }

  /// Peer 108: the determinant of a rotation stays 1 all along, and both parts of a scale with a move.
  @Test func `a rotation keeps its size all along`() throws {
    let end = CATransform3DMakeRotation(2.5, 0, 0, 1)
    for step in 0..<20 {
      let t = try blend(CATransform3DIdentity, end, Double(step) / 20)
      #expect(abs(t.m11 * t.m22 - t.m12 * t.m21 - 1) < 1e-12)
    }
    let scaled = CATransform3DConcat(
      CATransform3DMakeScale(3, 5, 1),
      CATransform3DMakeTranslation(10, -20, 0)
    )
    let t = try blend(CATransform3DIdentity, scaled, 0.5)
    let parts = [t.m11, t.m22, t.m41, t.m42]
    for (part, expected) in zip(parts, [2, 3, 5, -10] as [CGFloat]) {
      #expect(abs(part - expected) < 1e-12)
    }
  }

  /// Peer 113: a z factor of 0, which many give to a flat layer, neither turns nor jumps.
  @Test(arguments: [0.0, 0.7, 2, 3, -1])
  func `a factor of zero does not stutter`(_ angle: CGFloat) throws {
    let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
    for factors in [(2.0, 2.0, 0.0), (0, 2, 1), (2, 0, 1), (0, 0, 1), (0, 2, 0)] as [Factors] {
      let flat = CATransform3DConcat(
        CATransform3DMakeScale(CGFloat(factors.0), CGFloat(factors.1), CGFloat(factors.2)),
        turn
      )
      for step in 0..<10 {
        let time = Double(step) / 10
        // An axis that is all zero has no direction to keep, so two zeros in the plane may turn.
        if (factors.0, factors.1) == (0, 0), angle != 0 { continue }
        let mixed = (
          1 + time * (factors.0 - 1), 1 + time * (factors.1 - 1), 1 + time * (factors.2 - 1)
        )
        let expected = CATransform3DConcat(
          CATransform3DMakeScale(CGFloat(mixed.0), CGFloat(mixed.1), CGFloat(mixed.2)),
          turn
        )
        expectClose(try blend(turn, flat, time), expected, 1e-12, "\(factors) at \(time)")
      }
    }
  }

  /// The quaternions' signs (peer 113): an implicit animation between close rotations stays between them.
  @Test func `close rotations stay close`() throws {
    for start in stride(from: -3.0, to: 3.2, by: 0.37) {
      let a = CATransform3DMakeRotation(CGFloat(start), 0, 0, 1)
      let b = CATransform3DMakeRotation(CGFloat(start + 0.2), 0, 0, 1)
      let middle = CATransform3DMakeRotation(CGFloat(start + 0.1), 0, 0, 1)
      expectClose(try blend(a, b, 0.5), middle)
    }
  }

  /// The mirrored layer of lottie-ios' issue_2094, whose picture shows it a quarter turn on its way at full
  /// size: between two transforms that mirror the size stays, whichever axes they mirror.
  @Test func `nothing shrinks between two mirrors`() throws {
    let from = CATransform3DMakeScale(1, -1, 1)
    var to = CATransform3DIdentity
    (to.m11, to.m12, to.m21, to.m22) = (0, -1, -1, 0)
    for step in 0..<10 {
      let time = Double(step) / 10
      let turn = CATransform3DMakeRotation(CGFloat(-time * .pi / 2), 0, 0, 1)
      expectClose(try blend(from, to, time), CATransform3DConcat(from, turn), 1e-12, "\(time)")
    }
    let signs: [(CGFloat, CGFloat, CGFloat)] = [(-1, 1, 1), (1, -1, 1), (1, 1, -1), (-1, -1, -1)]
    let flips = signs.map { CATransform3DMakeScale($0.0, $0.1, $0.2) }
    for a in flips {
      for b in flips {
        let r = try blend(a, b, 0.5).rows
        let lengths = [r.0, r.1, r.2].map { ($0 * $0).sum().squareRoot() }
        #expect(lengths.allSatisfy { abs($0 - 1) < 1e-12 }, "\(lengths)")
      }
    }
  }

  /// In space all three factors of a mirror are negative: from a transform that does not mirror they go through 0.
  @Test func `a mirror in space has three negative factors`() throws {
    let mirror = CATransform3DMakeScale(-2, 3, 2)
    let parts = try #require(DecomposedTransform(mirror, mirror: .allFactors))
    #expect(parts.scale == SIMD3(-2, -3, -2))
    let identity = CATransform3DIdentity
    // 1 + 0.25 (−2 − 1), an eighth of a turn about x for the quarter of the way there.
    let quarter = try blend(identity, mirror, 0.25)
    #expect(abs(Double(quarter.m11) - 0.25) < 1e-12)
    #expect(abs(Double(quarter.m22)) < 1e-12 && abs(Double(quarter.m23)) < 1e-12)
    let late = try blend(identity, mirror, 0.75)
    let eighth = 0.5.squareRoot()
    #expect(abs(Double(late.m11) + 1.25) < 1e-12)
    #expect(abs(Double(late.m22) - 2 * eighth) < 1e-12)
  }

  /// In the plane the one of the axis that points away is: the other one keeps its size.
  @Test func `a mirror in the plane has one negative factor`() throws {
    let scale = CATransform3DMakeScale
    let identity = CATransform3DIdentity
    expectClose(try blend(identity, scale(-2, 3, 1), 0.25), scale(0.25, 1.5, 1))
    expectClose(try blend(identity, scale(-2, 3, 1), 0.75), scale(-1.25, 2.5, 1))
    expectClose(try blend(identity, scale(1, -1, 1), 0.25), scale(1, 0.5, 1))
  }

  /// zen_lottiev2-75: circles through a shear that rotates by 60°, at the fractions that its timing function has there.
  ///
  /// The ellipses of Apple's picture, fitted to its pixels, as the squares of their matrices (M transposed times M).
  @Test(arguments: [
    (0.4643305, (1.3049, -0.1576, 0.8516)), (0.3936373, (1.2890, -0.2140, 0.8756)),
  ])
  func `a shear blends beside the rotation of its first axis`(
    _ fraction: Double,
    _ ellipse: (xx: Double, xy: Double, yy: Double)
  ) throws {
    var shear = CATransform3DIdentity
    shear.m21 = -0.48773258856586144
    let end = CATransform3DConcat(shear, CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
    let m = try blend(shear, end, fraction)
    let squares = [
      m.m11 * m.m11 + m.m21 * m.m21, m.m11 * m.m12 + m.m21 * m.m22,
      m.m12 * m.m12 + m.m22 * m.m22,
    ]
    for (square, apples) in zip(squares, [ellipse.xx, ellipse.xy, ellipse.yy]) {
      #expect(abs(Double(square) - apples) < 5e-4)
    }
  }

  /// KP1: a factor that was set to a negative number reads back.
  @Test(arguments: [ValueComponent.scaleX, .scaleY, .scaleZ])
  func `a negative factor reads back`(_ factor: ValueComponent) {
    let flipped = CATransform3DIdentity.replacing(factor, with: .number(-2))
    #expect(flipped.number(factor) == -2)
  }

  /// Rows that lie on one line cannot be distinguished: such matrices switch half way.
  @Test func `a matrix that cannot be taken apart switches half way`() throws {
    var squashed = CATransform3DIdentity
    (squashed.m21, squashed.m22) = (1, 0)
    #expect(try blend(CATransform3DIdentity, squashed, 0.49) == CATransform3DIdentity)
    #expect(try blend(CATransform3DIdentity, squashed, 0.5) == squashed)
  }

  /// Sheared, mirrored and moved within the plane.
  @Test(arguments: [1.0, -1])
  func `the parts in the plane make the whole again`(_ mirror: CGFloat) throws {
    var matrix = CATransform3DConcat(
      CATransform3DMakeScale(2, 3 * mirror, 1),
      CATransform3DMakeRotation(-2, 0, 0, 1)
    )
    matrix.m21 += 0.7
    (matrix.m41, matrix.m42) = (40, -7)
    expectClose(try #require(PlaneTransform(matrix)).matrix, matrix)
  }

  /// Decomposition and composition result in the same matrix, with reflection, shear and perspective.
  @Test(arguments: [DecomposedTransform.MirrorSign.allFactors, .nearestFactor])
  func `the parts make the whole again`(_ mirror: DecomposedTransform.MirrorSign) throws {
    var matrix = CATransform3DConcat(
      CATransform3DMakeScale(-2, 3, 0.5),
      CATransform3DMakeRotation(1, 1, 2, -1)
    )
    matrix.m21 += 0.7
    matrix.m34 = -0.002
    (matrix.m41, matrix.m42) = (40, -7)
    let parts = try #require(DecomposedTransform(matrix, mirror: mirror))
    expectClose(parts.matrix, matrix)
  }
}

/// What a blend of two transforms cannot be.
private struct NoTransform: Error {}

private typealias Factors = (Double, Double, Double)
