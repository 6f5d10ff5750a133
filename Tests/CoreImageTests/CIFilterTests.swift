import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Filters as objects (Apple, *Core Image Filter Reference*: names, keys and defaults).
struct `A filter` {
  @Test func `there is none of an unknown name`() {
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter(name: "CIGaussianBlur", parameters: nil)?.name == "CIGaussianBlur")
  }

  @Test(arguments: [
    ("CIGaussianBlur", ["inputRadius": 10.0]),
    ("CIBoxBlur", ["inputRadius": 10]),
    ("CIPixellate", ["inputScale": 8]),
    ("CIColorControls", ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1]),
    ("CIColorPosterize", ["inputLevels": 6]),
    ("CISepiaTone", ["inputIntensity": 1]),
    ("CIHueAdjust", ["inputAngle": 0]),
    ("CIGammaAdjust", ["inputPower": 0.75]),
  ])
  func `starts with its defaults, and gets them back`(_ name: String, _ inputs: [String: Double]) {
    guard let filter = CIFilter(name: name) else { return #expect(Bool(false), "no \(name)") }
    for (key, value) in inputs {
      #expect(filter.inputKeys.contains(key))
      #expect((filter.value(forKey: key) as? NSNumber)?.doubleValue == value)
      filter.setValue(1.5, forKey: key)
      #expect((filter.value(forKey: key) as? NSNumber)?.doubleValue == 1.5)
      filter.setValue(nil, forKey: key)
      #expect((filter.value(forKey: key) as? NSNumber)?.doubleValue == value)
      filter.setValue(1.5, forKey: key)
    }
    filter.setDefaults()
    for (key, value) in inputs {
      #expect((filter.value(forKey: key) as? NSNumber)?.doubleValue == value)
    }
  }

  @Test func `takes numbers, colors and vectors of several types`() {
    let blur = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 4])
    #expect((blur?.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 4)
    let tint = CIFilter(name: "CIColorMonochrome")
    tint?.setValue(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), forKey: kCIInputColorKey)
    #expect(
      tint?.value(forKey: kCIInputColorKey) as? CIColor == CIColor(red: 1, green: 0.5, blue: 0)
    )
    let squares = CIFilter(name: "CIPixellate")
    squares?.setValue(CGPoint(x: 3, y: 4), forKey: kCIInputCenterKey)
    #expect(squares?.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 4))
  }

  @Test func `keeps its value where it cannot have another`() {
    let blur = CIFilter.gaussianBlur()
    blur.setValue(Double.nan, forKey: kCIInputRadiusKey)
    blur.setValue("much", forKey: kCIInputRadiusKey)
    blur.setValue(3, forKey: "radius")
    #expect(blur.radius == 10)
    let matrix = CIFilter.colorMatrix()
    matrix.rVector = CIVector(x: 1, y: 2)
    #expect(matrix.rVector == CIVector(x: 1, y: 0, z: 0, w: 0))
  }

  @Test func `is switched on and off by any Boolean`() {
    let blur = CIFilter.gaussianBlur()
    let flags: [(Any?, Bool)] = [(false, false), (1, true), (0, false), (nil, true), ("no", true)]
    for (value, isEnabled) in flags {
      blur.setValue(value, forKey: "enabled")
      #expect(blur.isEnabled == isEnabled, "for \(value ?? "nil")")
    }
    (blur.name, blur.isEnabled) = ("soft", false)
    blur.setValue(nil, forKey: "name")
    blur.setValue(NSNumber(value: true), forKey: "isEnabled")
    #expect(blur.name == "CIGaussianBlur" && blur.isEnabled)
  }

  @Test func `has the same inputs by type and by key`() {
    let controls = CIFilter.colorControls()
    (controls.saturation, controls.brightness, controls.contrast) = (0.5, 0.25, 2)
    #expect((controls.value(forKey: "inputSaturation") as? NSNumber)?.doubleValue == 0.5)
    #expect((controls.value(forKey: "inputBrightness") as? NSNumber)?.doubleValue == 0.25)
    #expect((controls.value(forKey: "inputContrast") as? NSNumber)?.doubleValue == 2)
    let tint = CIFilter.colorMonochrome()
    tint.color = CIColor(red: 0, green: 1, blue: 0)
    #expect(tint.color == CIColor(red: 0, green: 1, blue: 0))
    let squares = CIFilter.pixellate()
    squares.center = CGPoint(x: 1, y: 2)
    #expect(squares.value(forKey: "inputCenter") as? CIVector == CIVector(x: 1, y: 2))
  }

  @Test func `copies are their own`() throws {
    let blur = CIFilter.gaussianBlur()
    (blur.radius, blur.name, blur.isEnabled) = (4, "blur", false)
    let copy = try #require(blur.copy() as? any CIFilter & CIGaussianBlur)
    blur.radius = 9
    #expect(copy.radius == 4 && copy.name == "blur" && !copy.isEnabled)
  }

  @Test func `tells of its inputs`() {
    let attributes = CIFilter.gaussianBlur().attributes
    #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    let radius = attributes["inputRadius"] as? [String: Any]
    #expect(radius?[kCIAttributeClass] as? String == "NSNumber")
    #expect((radius?[kCIAttributeMax] as? NSNumber)?.doubleValue == 100)
  }
}
