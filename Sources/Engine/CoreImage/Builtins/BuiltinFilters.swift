import CoreGraphics

// The classes of the typed filters, which declare the inputs of each.

final class GaussianBlurFilter: CIFilter, CIGaussianBlur {}
final class BoxBlurFilter: CIFilter, CIBoxBlur {}
final class PixellateFilter: CIFilter, CIPixellate {}
final class ColorControlsFilter: CIFilter, CIColorControls {}
final class ColorMatrixFilter: CIFilter, CIColorMatrix {}
final class ColorInvertFilter: CIFilter, CIColorInvert {}
final class ColorClampFilter: CIFilter, CIColorClamp {}
final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {}
final class ColorPosterizeFilter: CIFilter, CIColorPosterize {}
final class SepiaToneFilter: CIFilter, CISepiaTone {}
final class HueAdjustFilter: CIFilter, CIHueAdjust {}
final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {}
final class GammaAdjustFilter: CIFilter, CIGammaAdjust {}

extension FilterKind {
  /// A filter of this kind, with default inputs: a typed one if it has one picture.
  package func makeFilter() -> CIFilter { filterClass.init(kind: self) }

  private var filterClass: CIFilter.Type {
    switch self {
    case .gaussianBlur: GaussianBlurFilter.self
    case .boxBlur: BoxBlurFilter.self
    case .pixellate: PixellateFilter.self
    case .colorControls: ColorControlsFilter.self
    case .colorMatrix: ColorMatrixFilter.self
    case .colorInvert: ColorInvertFilter.self
    case .colorClamp: ColorClampFilter.self
    case .colorMonochrome: ColorMonochromeFilter.self
    case .colorPosterize: ColorPosterizeFilter.self
    case .sepiaTone: SepiaToneFilter.self
    case .hueAdjust: HueAdjustFilter.self
    case .exposureAdjust: ExposureAdjustFilter.self
    case .gammaAdjust: GammaAdjustFilter.self
    default: CIFilter.self
    }
  }
}

// Properties for the inputs that a filter holds by key; each class has those of its protocol.
extension CIFilter {
  final var radius: Float {
    get { self[number: .radius] }
    set { self[number: .radius] = newValue }
  }

  final var center: CGPoint {
    get { self[point: .center] }
    set { self[point: .center] = newValue }
  }

  final var scale: Float {
    get { self[number: .scale] }
    set { self[number: .scale] = newValue }
  }

  final var saturation: Float {
    get { self[number: .saturation] }
    set { self[number: .saturation] = newValue }
  }

  final var brightness: Float {
    get { self[number: .brightness] }
    set { self[number: .brightness] = newValue }
  }

  final var contrast: Float {
    get { self[number: .contrast] }
    set { self[number: .contrast] = newValue }
  }

  final var rVector: CIVector {
    get { self[vector: .redVector] }
    set { self[vector: .redVector] = newValue }
  }

  final var gVector: CIVector {
    get { self[vector: .greenVector] }
    set { self[vector: .greenVector] = newValue }
  }

  final var bVector: CIVector {
    get { self[vector: .blueVector] }
    set { self[vector: .blueVector] = newValue }
  }

  final var aVector: CIVector {
    get { self[vector: .alphaVector] }
    set { self[vector: .alphaVector] = newValue }
  }

  final var biasVector: CIVector {
    get { self[vector: .biasVector] }
    set { self[vector: .biasVector] = newValue }
  }

  final var minComponents: CIVector {
    get { self[vector: .minComponents] }
    set { self[vector: .minComponents] = newValue }
  }

  final var maxComponents: CIVector {
    get { self[vector: .maxComponents] }
    set { self[vector: .maxComponents] = newValue }
  }

  final var color: CIColor {
    get { self[color: .color] }
    set { self[color: .color] = newValue }
  }

  final var intensity: Float {
    get { self[number: .intensity] }
    set { self[number: .intensity] = newValue }
  }

  final var levels: Float {
    get { self[number: .levels] }
    set { self[number: .levels] = newValue }
  }

  final var angle: Float {
    get { self[number: .angle] }
    set { self[number: .angle] = newValue }
  }

  final var ev: Float {
    get { self[number: .exposure] }
    set { self[number: .exposure] = newValue }
  }

  final var power: Float {
    get { self[number: .power] }
    set { self[number: .power] = newValue }
  }

  private final subscript(number key: FilterKey) -> Float {
    get { Float(self[vector: key].x) }
    set { setValue(newValue, forKey: key.rawValue) }
  }

  private final subscript(point key: FilterKey) -> CGPoint {
    get { self[vector: key].cgPointValue }
    set { setValue(newValue, forKey: key.rawValue) }
  }

  private final subscript(color key: FilterKey) -> CIColor {
    get {
      let parts = self[vector: key]
      return CIColor(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
    }
    set { setValue(newValue, forKey: key.rawValue) }
  }

  /// The components of one of the filter's vector inputs.
  private final subscript(vector key: FilterKey) -> CIVector {
    get {
      guard let input = kind.inputs.first(where: { $0.key == key }) else {
        return CIVector(numbers: [])
      }
      return CIVector(numbers: Array(numbers[input.offset..<input.offset + input.count]))
    }
    set { setValue(newValue, forKey: key.rawValue) }
  }
}
