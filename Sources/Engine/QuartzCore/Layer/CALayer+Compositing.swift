public import CoreGraphics
import CoreImage

extension CALayer {
  /// A layer whose opacity masks this one and its sublayers; key "mask"; default `nil`.
  ///
  /// The mask is in this layer's coordinates, as a sublayer would be. This layer is its superlayer, but it is not among
  /// the sublayers. Where the mask is transparent, nothing is seen. A layer that has a superlayer is removed from it
  /// first. A mask's own mask has no effect.
  ///
  /// A change raises the event "mask" and shows with the commit, without a transition from one mask to the other. The
  /// mask's own properties can be animated, also by this layer's animations (`mask.position`).
  public var mask: CALayer? {
    get { maskForReading }
    set { setMask(newValue) }
  }

  /// Whether a translucent layer fades with its sublayers as one picture; default true.
  ///
  /// If false, the opacity applies to each part that it paints and to each sublayer separately, and they show through
  /// each other.
  public var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(.allowsGroupOpacity, to: .flag(newValue)) }
  }

  /// Whether the layer with its sublayers is rasterized at `rasterizationScale` before it is composited; animatable
  /// (switches half way); default false.
  ///
  /// The raster is drawn with bilinear filtering. A layer that is seen in perspective, or whose raster scale is not
  /// positive, is not rasterized.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(.shouldRasterize, to: .flag(newValue)) }
  }

  /// Pixels per point of the layer's raster; animatable; default 1.
  ///
  /// Also on a screen with a higher scale: there the layer looks blurred until this is set to the screen's scale.
  public var rasterizationScale: CGFloat {
    get { CGFloat(values.rasterizationScale) }
    set { set(.rasterizationScale, to: .number(Double(newValue))) }
  }

  /// The blend mode of the layer with its backdrop, by name or as a filter; default `nil`: source over.
  ///
  /// One of "normalBlendMode", "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
  /// "lightenBlendMode", "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
  /// "differenceBlendMode", "exclusionBlendMode", "hueBlendMode", "saturationBlendMode", "colorBlendMode",
  /// "luminosityBlendMode" and "plusL", as defined in the W3C's *Compositing and Blending*. The backdrop is what the
  /// superlayer has drawn so far. A `CIFilter` may be used too, if it is one of Core Image's for these modes, such as
  /// "CIMultiplyBlendMode", "CISourceOverCompositing" and "CIAdditionCompositing".
  ///
  /// Also the Porter–Duff operators: "clear", "copy", "xor", "sourceOver", "sourceIn", "sourceOut", "sourceAtop",
  /// "destOver", "destIn", "destOut" and "destAtop", also with "destination" in place of "dest", and "plusD", the sum
  /// of both darkened. Operators that also change the backdrop where the layer is transparent do so inside its bounds,
  /// and clip the layer to them. Any other value is reported once, and has no effect.
  public var compositingFilter: Any? {
    get {
      let name = values.compositingFilter.rawValue
      if let filter = values.compositingFilter.object { return filter }
      return name.isEmpty ? nil : name
    }
    set { setCompositingFilter(newValue) }
  }

  private static func filterName(_ value: Any) -> String? {
    (value as? CIFilter)?.kind.rawValue ?? value as? String
  }

  private func setCompositingFilter(_ value: Any?) {
    let value = value.flatMap(unwrapped)
    let name: String? = if let value { Self.filterName(value) } else { "" }
    guard let filter = name, CompositingFilter(rawValue: filter).isKnown else {
      let given = name ?? value.map { "\($0)" } ?? "nil"
      return EngineReport.report(
        self,
        "compositingFilter",
        "is none that layers have: \(given): it keeps its value"
      )
    }
    set(.compositingFilter, to: .text(filter))
  }
}
