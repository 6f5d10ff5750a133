import QuartzCore
import RandomScenes
import Testing

/// `frame`, `bounds`, `position` and `anchorPoint` (GE1–GE5, GE14; peer 112, 150–155).
struct `Layer frames` {
  private func layer(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    endOpenTransactions()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    change(layer)
    return layer
  }

  /// Peer 150, GE2, GE4: the anchor point stays at the position.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0.5), CGRect(x: 150, y: 275, width: 100, height: 50)),
    (CGPoint(x: 0, y: 0), CGRect(x: 200, y: 300, width: 100, height: 50)),
    (CGPoint(x: 1, y: 1), CGRect(x: 100, y: 250, width: 100, height: 50)),
    (CGPoint(x: 2, y: -1), CGRect(x: 0, y: 350, width: 100, height: 50)),
  ])
  func `the anchor point decides where the frame is`(_ anchor: CGPoint, _ frame: CGRect) {
    let layer = layer { $0.anchorPoint = anchor }
    #expect(layer.frame == frame)
    #expect(layer.position == CGPoint(x: 200, y: 300))
  }

  /// Peer 151, GE3: setting it keeps the anchor point and the bounds' origin.
  @Test func `setting a frame sets size and position`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let plain = layer { $0.frame = frame }
    #expect(plain.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(plain.position == CGPoint(x: 60, y: 45))
    let cornered = layer {
      $0.anchorPoint = CGPoint(x: 1, y: 1)
      $0.frame = frame
    }
    #expect(cornered.position == CGPoint(x: 110, y: 70))
    let scrolled = layer {
      $0.bounds.origin = CGPoint(x: 11, y: 22)
      $0.frame = frame
    }
    #expect(scrolled.bounds == CGRect(x: 11, y: 22, width: 100, height: 50))
    #expect(scrolled.frame == frame)
  }

  /// Peer 152.
  @Test func `a negative size is standardized`() {
    let layer = layer { $0.frame = CGRect(x: 0, y: 0, width: -100, height: -50) }
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: -50, y: -25))
    layer.bounds = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.bounds == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  /// Peer 153: the frame is the box around the transformed bounds.
  @Test func `a transform moves the frame`() {
    let scaled = layer { $0.transform = CATransform3DMakeScale(2, 4, 1) }
    #expect(scaled.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    let moved = layer { $0.transform = CATransform3DMakeTranslation(10, 20, 0) }
    #expect(moved.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
    let turned = layer {
      $0.bounds.size = CGSize(width: 100, height: 100)
      $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    }
    #expect(abs(turned.frame.minX - (200 - 50 * 2.0.squareRoot())) < 1e-9)
    #expect(abs(turned.frame.width - 100 * 2.0.squareRoot()) < 1e-9)
  }

  /// A decision: peers measured invertible transforms only.
  @Test(arguments: [
    CATransform3DMakeScale(0, 0, 1), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
  ])
  func `a frame set where the transform leaves no area is the one without it`(
    _ transform: CATransform3D
  ) {
    let layer = layer {
      $0.anchorPoint = CGPoint(x: 0.5, y: 1)
      $0.transform = transform
      $0.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      $0.transform = CATransform3DIdentity
    }
    #expect(layer.position == CGPoint(x: 60, y: 70))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  /// Peer 154: under a scale the size that comes out is the one that was asked for.
  @Test func `a frame set under a transform reads back`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let scaled = layer {
      $0.transform = CATransform3DMakeScale(2, 4, 1)
      $0.frame = frame
    }
    #expect(scaled.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(scaled.position == CGPoint(x: 60, y: 45))
    #expect(scaled.frame == frame)
    let moved = layer {
      $0.transform = CATransform3DMakeTranslation(10, 20, 0)
      $0.frame = frame
    }
    #expect(moved.position == CGPoint(x: 50, y: 25))
  }

  /// Peer 155, GE5: none of these is part of the frame.
  @Test func `depth, scrolling, flipping and scale leave the frame`() {
    let frame = layer().frame
    let changes: [(CALayer) -> Void] = [
      { $0.bounds.origin = CGPoint(x: 30, y: 40) }, { $0.zPosition = 50 },
      { $0.anchorPointZ = 50 }, { $0.isGeometryFlipped = true }, { $0.contentsScale = 3 },
      { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 2) },
    ]
    for change in changes { #expect(layer(change).frame == frame) }
  }

  /// GE3: without a transform a frame reads what was set, to the last bit, whatever the anchor point; until the layer
  /// is moved or sized another way.
  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 0.3, y: 1)])
  func `a frame reads what was set, exactly`(_ anchor: CGPoint) {
    var random = Seeded(7)
    let layer = layer { $0.anchorPoint = anchor }
    for _ in 0..<1000 {
      let numbers = (0..<4).map { _ in CGFloat(Int.random(in: 0...99_999, using: &random)) / 100 }
      let frame = CGRect(x: -numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      layer.frame = frame
      #expect(layer.frame == frame && layer.bounds.size == frame.size)
      #expect(layer.position.x == frame.minX + anchor.x * frame.width)
      layer.position.x += 100
      #expect(layer.frame.width == frame.width && abs(layer.frame.minX - frame.minX - 100) < 1e-9)
      #expect(CALayer(layer: layer).frame == layer.frame)
    }
  }

  /// The records' ca_readings: `geometry.anchor0` and `geometry.boundsOrigin`.
  @Test func `a moved anchor point and scrolled bounds`() {
    let layer = layer { $0.frame = CGRect(x: 40, y: 60, width: 100, height: 50) }
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 90, y: 85))
    #expect(layer.frame == CGRect(x: 90, y: 85, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(layer.frame == CGRect(x: 40, y: 60, width: 100, height: 50))
  }

  /// GE14: a plane's part of a matrix with depth keeps its move, as recorded in the simulator.
  @Test func `the plane's part of a matrix leaves its depth out`() {
    let moved = CATransform3DGetAffineTransform(CATransform3DMakeTranslation(10, 20, 30))
    #expect(moved == CGAffineTransform(translationX: 10, y: 20))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(CATransform3DGetAffineTransform(perspective) == .identity)
    let mirrored = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(mirrored.a == -1 && mirrored.d == 1)
  }

  /// GE14, peer 112: only an affine transform has an affine part; setting one sets the transform.
  @Test func `the affine transform is the transform's`() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    let layer = layer { $0.setAffineTransform(affine) }
    #expect(layer.affineTransform() == affine)
    #expect(layer.transform.m11 == 2 && layer.transform.m42 == 20 && layer.transform.m33 == 1)
    for transform in [
      CATransform3DMakeScale(1, 1, 2), CATransform3DMakeRotation(0.5, 1, 0, 0),
      CATransform3DMakeTranslation(0, 0, 5),
    ] {
      layer.transform = transform
      #expect(layer.affineTransform() == .identity)
    }
    layer.setAffineTransform(affine)
    #expect(CATransform3DIsAffine(layer.transform))
  }

  /// A plain layer's y runs down, so its contents count as flipped; each flipped layer from here up turns that over.
  ///
  /// GE11, peer 162: they count from a y that runs up.
  @Test func `contents are flipped by an even number of flips`() {
    let (top, middle, leaf) = (CALayer(), CALayer(), CALayer())
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    #expect(leaf.contentsAreFlipped())
    top.isGeometryFlipped = true
    #expect(!leaf.contentsAreFlipped() && !top.contentsAreFlipped())
    leaf.isGeometryFlipped = true
    #expect(leaf.contentsAreFlipped() && !middle.contentsAreFlipped())
  }

  /// GE7, GE6: a positive turn about z takes x to y; an axis of no length turns nothing.
  @Test func `a positive rotation takes x to y`() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(t.m12 - 1) < 1e-12 && abs(t.m21 + 1) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  /// Peer 110, 111: the new operation acts first.
  @Test func `operations act before the transform they are put on`() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, scale).m41 == 20)
    #expect(CATransform3DConcat(scale, move).m41 == 10)
    #expect(CATransform3DTranslate(scale, 10, 0, 0).m41 == 20)
    #expect(CATransform3DScale(move, 2, 2, 2).m41 == 10)
    let turned = CATransform3DRotate(CATransform3DMakeScale(2, 3, 1), .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 3) < 1e-12 && abs(turned.m21 + 2) < 1e-12)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(CATransform3DRotate(scale, 1, 0, 0, 0) == scale)
  }
}
