import CoreGraphics

// The classes behind the typed filters: names for what the filter holds by key.

final class GaussianBlurFilter: CIFilter, CIGaussianBlur {
  var radius: Float {
    get { number(.radius) }
    set { setValue(newValue, forKey: FilterKey.radius.rawValue) }
  }
}

final class BoxBlurFilter: CIFilter, CIBoxBlur {
  var radius: Float {
    get { number(.radius) }
    set { setValue(newValue, forKey: FilterKey.radius.rawValue) }
  }
}

final class PixellateFilter: CIFilter, CIPixellate {
  var center: CGPoint {
    get { point(.center) }
    set { setValue(newValue, forKey: FilterKey.center.rawValue) }
  }

  var scale: Float {
    get { number(.scale) }
    set { setValue(newValue, forKey: FilterKey.scale.rawValue) }
  }
}

final class ColorControlsFilter: CIFilter, CIColorControls {
  var saturation: Float {
    get { number(.saturation) }
    set { setValue(newValue, forKey: FilterKey.saturation.rawValue) }
  }

  var brightness: Float {
    get { number(.brightness) }
    set { setValue(newValue, forKey: FilterKey.brightness.rawValue) }
  }

  var contrast: Float {
    get { number(.contrast) }
    set { setValue(newValue, forKey: FilterKey.contrast.rawValue) }
  }
}

final class ColorMatrixFilter: CIFilter, CIColorMatrix {
  var rVector: CIVector {
    get { vector(.redVector) }
    set { setValue(newValue, forKey: FilterKey.redVector.rawValue) }
  }

  var gVector: CIVector {
    get { vector(.greenVector) }
    set { setValue(newValue, forKey: FilterKey.greenVector.rawValue) }
  }

  var bVector: CIVector {
    get { vector(.blueVector) }
    set { setValue(newValue, forKey: FilterKey.blueVector.rawValue) }
  }

  var aVector: CIVector {
    get { vector(.alphaVector) }
    set { setValue(newValue, forKey: FilterKey.alphaVector.rawValue) }
  }

  var biasVector: CIVector {
    get { vector(.biasVector) }
    set { setValue(newValue, forKey: FilterKey.biasVector.rawValue) }
  }
}

final class ColorInvertFilter: CIFilter, CIColorInvert {}

final class ColorClampFilter: CIFilter, CIColorClamp {
  var minComponents: CIVector {
    get { vector(.minComponents) }
    set { setValue(newValue, forKey: FilterKey.minComponents.rawValue) }
  }

  var maxComponents: CIVector {
    get { vector(.maxComponents) }
    set { setValue(newValue, forKey: FilterKey.maxComponents.rawValue) }
  }
}

final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {
  var color: CIColor {
    get { color(.color) }
    set { setValue(newValue, forKey: FilterKey.color.rawValue) }
  }

  var intensity: Float {
    get { number(.intensity) }
    set { setValue(newValue, forKey: FilterKey.intensity.rawValue) }
  }
}

final class ColorPosterizeFilter: CIFilter, CIColorPosterize {
  var levels: Float {
    get { number(.levels) }
    set { setValue(newValue, forKey: FilterKey.levels.rawValue) }
  }
}

final class SepiaToneFilter: CIFilter, CISepiaTone {
  var intensity: Float {
    get { number(.intensity) }
    set { setValue(newValue, forKey: FilterKey.intensity.rawValue) }
  }
}

final class HueAdjustFilter: CIFilter, CIHueAdjust {
  var angle: Float {
    get { number(.angle) }
    set { setValue(newValue, forKey: FilterKey.angle.rawValue) }
  }
}

final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {
  var ev: Float {
    get { number(.exposure) }
    set { setValue(newValue, forKey: FilterKey.exposure.rawValue) }
  }
}

final class GammaAdjustFilter: CIFilter, CIGammaAdjust {
  var power: Float {
    get { number(.power) }
    set { setValue(newValue, forKey: FilterKey.power.rawValue) }
  }
}

extension CIFilter {
  fileprivate final func number(_ key: FilterKey) -> Float { Float(vector(key).x) }

  fileprivate final func point(_ key: FilterKey) -> CGPoint { vector(key).cgPointValue }

  fileprivate final func color(_ key: FilterKey) -> CIColor {
    let (x, y, z, w) = (vector(key).x, vector(key).y, vector(key).z, vector(key).w)
    return CIColor(red: x, green: y, blue: z, alpha: w)
  }

  /// The numbers of one of the filter's inputs.
  fileprivate final func vector(_ key: FilterKey) -> CIVector {
    guard let input = kind.inputs.first(where: { $0.key == key }) else {
      return CIVector(numbers: [])
    }
    return CIVector(numbers: Array(numbers[input.offset..<input.offset + input.count]))
  }
}
