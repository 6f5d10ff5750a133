import CoreImage
import DisplayList

extension ColorMatrix {
  /// The matrix of a color filter; `nil` for a filter that is not a linear map.
  init?(_ filter: NamedFilter) {
    switch filter.kind {
    case .colorControls: self.init(controls: filter)
    case .colorMatrix: self.init(rows: filter)
    case .colorInvert: self.init(colors: [-1, 0, 0, 0, -1, 0, 0, 0, -1], adding: 1)
    case .colorMonochrome: self.init(monochrome: filter)
    case .sepiaTone: self.init(sepia: filter.number(.intensity))
    case .hueAdjust: self.init(hue: filter.number(.angle))
    default: return nil
    }
  }

  /// The luminance coefficients of red, green and blue (ITU-R BT.709, as in the W3C's matrices).
  private static let luma = [0.2126, 0.7152, 0.0722]

  /// Saturation interpolates with the gray of the same luminance, then brightness is added, then contrast scales about
  /// 0.5.
  private init(controls filter: NamedFilter) {
    let (saturation, contrast) = (filter.number(.saturation), filter.number(.contrast))
    let colors = (0..<9).map { index in
      let own = index % 4 == 0 ? saturation : 0
      return contrast * (Self.luma[index % 3] * (1 - saturation) + own)
    }
    let bias = contrast * (filter.number(.brightness) - 0.5) + 0.5
    self.init(colors: colors, adding: bias)
  }

  /// The vectors unchanged.
  private init(rows filter: NamedFilter) {
    let bias = filter.usable(.biasVector)
    let vectors: [FilterKey] = [.redVector, .greenVector, .blueVector, .alphaVector]
    let elements = vectors.enumerated().flatMap { row, key in
      filter.usable(key).map { Float($0) } + [Float(255 * bias[row])]
    }
    self.init(elements: elements)
  }

  /// The color scaled by each pixel's luminance, interpolated with the pixel.
  private init(monochrome filter: NamedFilter) {
    let (color, intensity) = (filter.usable(.color), filter.number(.intensity))
    let colors = (0..<9).map { index in
      let own = index % 4 == 0 ? 1 - intensity : 0
      return own + intensity * color[index / 3] * Self.luma[index % 3]
    }
    self.init(colors: colors)
  }

  /// W3C, *Filter Effects*: `sepia()`.
  private init(sepia intensity: Double) {
    let sepia = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131]
    let colors = sepia.enumerated().map { index, factor in
      intensity * factor + (index % 4 == 0 ? 1 - intensity : 0)
    }
    self.init(colors: colors)
  }

  /// W3C, *Filter Effects*: `hueRotate`, which keeps grays and luminance.
  private init(hue angle: Double) {
    let still = [0.213, 0.715, 0.072]
    let withCosine = [
      0.787, -0.715, -0.072,
      -0.213, 0.285, -0.072,
      -0.213, -0.715, 0.928,
    ]
    let withSine = [
      -0.213, -0.715, 0.928,
      0.143, 0.140, -0.283,
      -0.787, 0.715, 0.072,
    ]
    let (cosine, sine) = (cos(angle), sin(angle))
    self.init(colors: (0..<9).map { still[$0 % 3] + cosine * withCosine[$0] + sine * withSine[$0] })
  }
}
