public import CoreGraphics

// Geometry, transforms, colors and images as `@Animatable` properties.

extension CGPoint: AnimatableType {
  /// Forms are points.
  public static var animatableKind: AnimatableForm.Kind { .init(.point) }
  /// The point.
  public var animatableForm: AnimatableForm { .init(.point(self)) }
  /// The point, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CGPoint? {
    if case .point(let point) = form.value { point } else { nil }
  }
}

extension CGSize: AnimatableType {
  /// Forms are sizes.
  public static var animatableKind: AnimatableForm.Kind { .init(.size) }
  /// The size.
  public var animatableForm: AnimatableForm { .init(.size(self)) }
  /// The size, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CGSize? {
    if case .size(let size) = form.value { size } else { nil }
  }
}

extension CGRect: AnimatableType {
  /// Forms are rectangles.
  public static var animatableKind: AnimatableForm.Kind { .init(.rect) }
  /// The rectangle.
  public var animatableForm: AnimatableForm { .init(.rect(self)) }
  /// The rectangle, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CGRect? {
    if case .rect(let rect) = form.value { rect } else { nil }
  }
}

extension CATransform3D: AnimatableType {
  /// Forms are transforms.
  public static var animatableKind: AnimatableForm.Kind { .init(.transform) }
  /// The transform.
  public var animatableForm: AnimatableForm { .init(.transform(self)) }
  /// The transform, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CATransform3D? {
    if case .transform(let transform) = form.value { transform } else { nil }
  }
}

extension CGColor: AnimatableType {
  /// Forms are colors.
  public static var animatableKind: AnimatableForm.Kind { .init(.color) }
  /// The color.
  public var animatableForm: AnimatableForm { .init(.color(self)) }
  /// The color, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CGColor? {
    if case .color(let color) = form.value { color } else { nil }
  }
}

extension CGImage: AnimatableType {
  /// Forms are images.
  public static var animatableKind: AnimatableForm.Kind { .init(.image) }
  /// The image.
  public var animatableForm: AnimatableForm { .init(.image(self)) }
  /// The image, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> CGImage? {
    if case .image(let image) = form.value { image } else { nil }
  }
}
