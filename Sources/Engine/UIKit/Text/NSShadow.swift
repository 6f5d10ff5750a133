import CoreGraphics
public import Foundation

/// A shadow that text casts, as the value of the attribute `.shadow`.
nonisolated open class NSShadow: NSObject, NSCopying {
  /// The offset of the shadow from what casts it, in points right and down; default zero.
  open var shadowOffset = CGSize.zero
  /// How far the shadow blurs, in points: twice the Gaussian's standard deviation; default 0, sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's color, a `UIColor`; default black of alpha ⅓; `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow without an offset, in black of alpha ⅓.
  public override init() { super.init() }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Sets the shadow for later drawing in the current context.
  open func set() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let shadow = textShadow else {
      return context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
  }

  /// Whether the values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return textShadow == other.textShadow
  }

  /// The hash value, consistent with `isEqual(_:)`.
  open override var hash: Int { textShadow.hashValue }
}

nonisolated extension NSShadow: TextShadowSource {
  package var textShadow: TextShadow? {
    guard let color = (shadowColor as? any TextColorSource)?.textColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}
