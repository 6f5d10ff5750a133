public import CoreGraphics
import CoreImage

extension CALayer {
  /// A layer whose opacity this one is seen through, its sublayers included (RE6); key "mask"; default `nil`.
  ///
  /// The mask lies in this layer's coordinates, as a sublayer would, and counts this layer as its
  /// superlayer without being among its sublayers (peer 163). Where it has nothing, nothing is seen.
  /// A layer that has a superlayer leaves it first. A mask's own mask is not looked at.
  ///
  /// A change raises the event "mask" and shows with the commit: two layers have nothing in between.
  /// What moves is the mask's own properties, also by this layer's animations (`mask.position`, KP4).
  public var mask: CALayer? {
    get { maskForReading }
    set { setMask(newValue) }
  }

  /// Whether a translucent layer is faded as one picture with its sublayers; default true (RE5).
  ///
  /// Otherwise each thing that it paints, and each sublayer, is faded alone, and they show through each
  /// other.
  public var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(.allowsGroupOpacity, to: .flag(newValue)) }
  }

  /// Whether the layer with its sublayers is drawn at `rasterizationScale` first, then put in its place
  /// and faded (RE10); animatable (switches half way); default false.
  ///
  /// What is put there mixes the four nearest pixels. A layer that is seen in perspective, or has a scale
  /// that is not positive, is drawn as others are.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(.shouldRasterize, to: .flag(newValue)) }
  }

  /// Pixels per point of the layer while it is drawn by itself (RE10); animatable; default 1.
  ///
  /// Also on a screen of more: there the layer looks blurred until it is set to the screen's scale.
  public var rasterizationScale: CGFloat {
    get { CGFloat(values.rasterizationScale) }
    set { set(.rasterizationScale, to: .number(Double(newValue))) }
  }

  /// The blend mode, by its name or as a filter, that puts the layer on what is behind it (RE1); default `nil`, which
  /// is over it.
  ///
  /// One of "normalBlendMode", "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
  /// "lightenBlendMode", "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
  /// "differenceBlendMode", "exclusionBlendMode", "hueBlendMode", "saturationBlendMode", "colorBlendMode",
  /// "luminosityBlendMode" and "plusL", with the meaning that the W3C's *Compositing and Blending* gives them. What
  /// is behind is what the superlayer has drawn so far. A `CIFilter` does as well, one of those that Core Image has for
  /// these, "CIMultiplyBlendMode" for one, "CISourceOverCompositing" and "CIAdditionCompositing".
  ///
  /// Also the operators of Porter and Duff: "clear", "copy", "xor", "sourceOver", "sourceIn", "sourceOut",
  /// "sourceAtop", "destOver", "destIn", "destOut" and "destAtop", which may begin with "destination" too, and "plusD",
  /// the sum of both darkened. Those that change what is behind also where the layer is clear do so inside its bounds,
  /// and cut the layer to them. Anything else is reported once, and changes nothing.
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
