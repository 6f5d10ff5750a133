import CoreGraphics
import CoreImage
import QuartzCore
import Raster
import Testing

/// Color filters by hand, on 204, 102, 51 of 255: in gamma-encoded sRGB, without alpha.
struct `Color filters` {
  private static let cases: [(String, [String: Double], [Int])] = [
    ("CIColorInvert", [:], [51, 153, 204]),
    // 0.393 · 204 + 0.769 · 102 + 0.189 · 51, and so on.
    ("CISepiaTone", [:], [168, 150, 117]),
    ("CISepiaTone", ["inputIntensity": 0], [204, 102, 51]),
    // 0.2126 · 204 + 0.7152 · 102 + 0.0722 · 51 = 120.003.
    ("CIColorControls", ["inputSaturation": 0], [120, 120, 120]),
    ("CIColorControls", ["inputBrightness": 0.2], [255, 153, 102]),
    ("CIColorControls", ["inputContrast": 1.5], [242, 89, 13]),
    // Negative contrast counts as none.
    ("CIColorControls", ["inputContrast": -3], [128, 128, 128]),
    ("CIColorMonochrome", [:], [72, 54, 36]),
    // A rotation by 180°, by W3C's matrix.
    ("CIHueAdjust", ["inputAngle": Double.pi], [36, 138, 189]),
    // Twice the light: 0.4 is 0.13287 of it, and 0.26574 is 0.55236.
    ("CIExposureAdjust", ["inputEV": 1], [255, 141, 73]),
    ("CIGammaAdjust", ["inputPower": 0.5], [228, 161, 114]),
    ("CIColorPosterize", ["inputLevels": 3], [255, 128, 0]),
  ]

  private func filtered(_ filter: CIFilter?, alpha: Double = 1) -> [Int] {
    let color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: CGFloat(alpha))
    let items = RasterTests.filtered(chain(filter), [fill(0, 0, 40, 40, color)])
    let pixel = rendered(items)[20, 20]
    return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
  }

  @Test(arguments: cases)
  func `do what their formulas say`(_ name: String, _ inputs: [String: Double], _ rgb: [Int]) {
    let filter = CIFilter(name: name, parameters: inputs)
    #expect(filtered(filter) == rgb + [255])
  }

  /// With half the alpha there is half of each, to within what 128 steps can tell.
  @Test(arguments: cases)
  func `look at colors without their alpha`(
    _ name: String,
    _ inputs: [String: Double],
    _ rgb: [Int]
  ) {
    let half = filtered(CIFilter(name: name, parameters: inputs), alpha: 0.5)
    #expect(half[3] == 128)
    for (component, whole) in zip(half, rgb) {
      // A component is known to half of 1/128, which the steepest of these, a contrast of 1.5, and the next step make
      // more of; none is as near to an edge of a third.
      #expect(abs(Double(component) - Double(whole) * 128 / 255) <= 1.5)
    }
  }

  @Test func `hold components within bounds`() {
    let clamp = CIFilter.colorClamp()
    clamp.minComponents = CIVector(x: 0, y: 0, z: 0.25, w: 0)
    clamp.maxComponents = CIVector(x: 0.6, y: 1, z: 1, w: 1)
    #expect(filtered(clamp) == [153, 102, 64, 255])
  }

  @Test func `make components of others`() {
    let matrix = CIFilter.colorMatrix()
    matrix.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
    matrix.gVector = CIVector(x: 0, y: 0, z: 2, w: 0)
    matrix.bVector = CIVector(x: 0.5, y: 0, z: 0, w: 0)
    matrix.biasVector = CIVector(x: 0, y: 0, z: 0.2, w: 0)
    #expect(filtered(matrix) == [102, 102, 153, 255])
    matrix.aVector = CIVector(x: 0, y: 0, z: 0, w: 0.5)
    #expect(filtered(matrix)[3] == 128)
  }
}
