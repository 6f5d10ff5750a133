import CoreGraphics
import QuartzCore
import Testing

/// A tree that is turned over looks as its picture does in a mirror.
struct `Mirrored layers` {
  private static let picture = CGImage(
    width: 5,
    height: 3,
    pixels: (0..<15).map { 0xFF00_0000 | UInt32($0) * 0x0011_0907 }
  )

  /// Something of everything, in whole pixels, with no symmetry.
  private func build(_ holder: CALayer) {
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: y, width: width, height: height)
      layer.backgroundColor = CGColor(red: 0.1 * x / 10, green: 0.5, blue: 0.9, alpha: 1)
      holder.addSublayer(layer)
      return layer
    }
    let framed = add(4, 6, 30, 20)
    framed.borderWidth = 4
    let pictured = add(40, 5, 5, 3)
    pictured.contents = Self.picture
    let clipped = add(60, 10, 30, 30)
    clipped.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    inner.backgroundColor = .white
    clipped.addSublayer(inner)
    let faded = add(12, 40, 40, 30)
    faded.opacity = 0.5
    let other = CALayer()
    other.frame = CGRect(x: 30, y: 10, width: 20, height: 7)
    other.backgroundColor = CGColor(gray: 0, alpha: 1)
    faded.addSublayer(other)
    let masked = add(70, 50, 40, 20)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 3, width: 15, height: 11)
    mask.backgroundColor = .white
    masked.mask = mask
  }

  private func seen(through map: CATransform3D) -> [UInt32] {
    FrameLoopTests.picture { root in
      let holder = CALayer()
      holder.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      holder.transform = map
      self.build(holder)
      root.addSublayer(holder)
    }
  }

  /// All edges lie between pixels, so that nothing is rounded: byte for byte.
  @Test(arguments: [(-1.0, 1.0), (1, -1), (-1, -1)])
  func `have the pixels of the mirrored picture`(_ x: Double, _ y: Double) {
    let plain = seen(through: CATransform3DIdentity)
    let turned = seen(through: CATransform3DMakeScale(x, y, 1))
    var mirrored: [UInt32] = []
    for row in 0..<80 {
      for column in 0..<120 {
        let (mirrorRow, mirrorColumn) = (y < 0 ? 79 - row : row, x < 0 ? 119 - column : column)
        mirrored.append(plain[mirrorRow * 120 + mirrorColumn])
      }
    }
    #expect(plain.count { $0 != 0xFFFF_FFFF } > 2000)
    let wrong = turned.indices.count { turned[$0] != mirrored[$0] }
    #expect(wrong == 0)
  }
}
