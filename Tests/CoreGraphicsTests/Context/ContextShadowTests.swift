import Foundation
import Testing

@testable import CoreGraphics

struct `Shadows in contexts` {
  /// A context whose y points down, as a layer's.
  private func context(scale: Double = 1) throws -> CGContext {
    try CGContext(pixelWidth: 60, pixelHeight: 60, scale: scale)
  }

  private func alphas(_ context: CGContext) throws -> [Int] {
    try #require(context.makeImage()).pixels.map { Int($0 >> 24) }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Right and down in a layer's context, in points, whatever is scaled and rotated later.
  @Test(arguments: [1.0, 2]) func `lie where they are put, whatever the transform`(_ scale: Double)
    throws
  {
    let context = try context(scale: scale)
    context.setShadow(offset: CGSize(width: 8, height: 4), blur: 0, color: red)
    context.translateBy(x: 20, y: 5)
    context.rotate(by: .pi / 2)
    // Covers 0 … 10 to the left of the origin, and as much below it.
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let pixels = try #require(context.makeImage()).pixels
    for y in 0..<60 {
      for x in 0..<60 {
        let (u, v) = (Double(x) / scale, Double(y) / scale)
        let isFill = (10..<20).contains(u) && (5..<15).contains(v)
        let isShadow = (18..<28).contains(u) && (9..<19).contains(v)
        let expected: UInt32 = isFill ? 0xFF00_0000 : isShadow ? 0xFFFF_0000 : 0
        #expect(pixels[y * 60 + x] == expected, "(\(x), \(y))")
      }
    }
  }

  /// A bitmap that is made by hand has its y up: the shadow too.
  @Test func `lie upwards where y points up`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 20,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: red)
    context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
    let alphas = try alphas(context)
    let column = (0..<20).map { alphas[$0 * 20 + 7] }
    #expect(column == [Int](repeating: 0, count: 10) + [Int](repeating: 255, count: 10))
  }

  /// peer 174: a Gaussian of half the blur; against the integral of the true one, by 3 of 255 as the boxes allow.
  ///
  /// The widest one is blurred more than once.
  @Test(arguments: [4.0, 11, 24, 400]) func `are blurred by half the blur (peer 174)`(
    _ blur: Double
  )
    throws
  {
    let context = try context()
    context.setShadow(offset: CGSize(width: 0, height: 2000), blur: CGFloat(blur), color: .black)
    // The edge of a half-plane, far above; only its shadow is seen.
    context.fill(CGRect(x: -2000, y: -4000, width: 2030, height: 4000 - 100))
    let alphas = try alphas(context)
    for x in 0..<60 {
      let distance = (Double(x) + 0.5 - 30) / (blur / 2)
      let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
      // So far from the shadow's upper and lower end that they count for nothing.
      #expect(abs(Double(alphas[30 * 60 + x]) - expected) <= 3, "column \(x)")
    }
  }

  /// The color that is filled with does not count, its alpha does; a layer casts one shadow.
  @Test func `are cast by a layer as a whole`() throws {
    let context = try context()
    context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: red)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    context.endTransparencyLayer()
    let pixels = try #require(context.makeImage()).pixels
    #expect(pixels[5 * 60 + 5] >> 24 == 128 && pixels[5 * 60 + 15] >> 24 == 128)
    #expect(pixels[5 * 60 + 35] == 0x8080_0000 && pixels[5 * 60 + 45] == 0x8080_0000)
    #expect(pixels[5 * 60 + 25] == 0 && pixels[5 * 60 + 52] == 0)
  }

  /// What lies outside the context or the clip casts into it, and the shadow is cut to the clip.
  @Test func `come from outside and end at the clip`() throws {
    let context = try context()
    context.clip(to: CGRect(x: 20, y: 0, width: 20, height: 60))
    context.setShadow(offset: CGSize(width: 100, height: 0), blur: 0)
    context.fill(CGRect(x: -100, y: 0, width: 60, height: 60))
    let row = try alphas(context)[30 * 60..<31 * 60]
    // Black of a third.
    let expected = (0..<60).map { x in x >= 20 && x < 40 ? 85 : 0 }
    #expect(Array(row) == expected)
  }

  @Test func `end with nil, with the state, and are none of clearing`() throws {
    let context = try context()
    context.saveGState()
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: nil)
    context.fill(CGRect(x: 0, y: 10, width: 5, height: 5))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
    let alphas = try alphas(context)
    #expect(alphas.filter { $0 > 0 }.count == 25)
  }

  /// No number of a shadow's harms: what makes no sense, or lies too far, casts none; less blur than none is none.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func `of bad numbers are none, or sharp`(_ number: CGFloat) throws {
    for (offset, blur) in [(number, 0), (15, number), (number, number)] as [(CGFloat, CGFloat)] {
      let context = try context()
      context.setShadow(offset: CGSize(width: offset, height: 0), blur: blur, color: .black)
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
      let alphas = try alphas(context)
      // A blur of 1e300 is as wide as there is: of a square of 10 it leaves next to nothing.
      let isSharp = number == -5 || blur == 0 && abs(offset) < 60
      let shadow = CGRect(x: 20 + (isSharp ? offset : 0), y: 20, width: 10, height: 10)
      for y in 0..<60 {
        for x in 0..<60 {
          let place = CGPoint(x: x, y: y)
          let isFull =
            CGRect(x: 20, y: 20, width: 10, height: 10).contains(place) || shadow.contains(place)
          #expect(alphas[y * 60 + x] == (isFull ? 255 : 0), "(\(x), \(y))")
        }
      }
    }
  }

  /// All else of the mask stays as it is: the box of what is not clear.
  @Test func `are blurred where something casts`() {
    let (width, height, stride) = (9, 7, 12)
    var bytes = [UInt8](repeating: 0, count: stride * height)
    func box() -> CoverageBox? {
      CoverageBox(bytes, width: width, height: height, bytesPerRow: stride)
    }
    #expect(box() == nil)
    // Beyond a row's end nothing is looked at.
    bytes[2 * stride + 10] = 9
    #expect(box() == nil)
    bytes[2 * stride + 5] = 1
    #expect(box() == CoverageBox(columns: 5..<6, rows: 2..<3))
    bytes[4 * stride + 3] = 255
    bytes[5 * stride + 4] = 255
    #expect(box() == CoverageBox(columns: 3..<6, rows: 2..<6))
    bytes[3 * stride + 8] = 1
    bytes[0] = 1
    #expect(box() == CoverageBox(columns: 0..<9, rows: 0..<6))
    #expect(
      CoverageBox(columns: 5..<6, rows: 2..<3).grown(by: 3, width: width, height: height)
        == CoverageBox(columns: 2..<9, rows: 0..<6)
    )
  }

  /// Though only a part of its mask is blurred, it is that of a context in which all of it is seen.
  @Test func `are the same in a small part of a context`() throws {
    func shadow(_ size: Int, at place: CGFloat) throws -> [UInt32] {
      let context = try CGContext(pixelWidth: size, pixelHeight: size, scale: 1)
      context.setShadow(offset: CGSize(width: 3, height: 2), blur: 7, color: .black)
      context.fillEllipse(in: CGRect(x: place, y: place, width: 9, height: 6))
      return try #require(context.makeImage()).pixels.filter { $0 != 0 }
    }
    let (near, far) = (try shadow(60, at: 25), try shadow(400, at: 310))
    #expect(near == far && near.count > 300)
  }
}
