import QuartzCore

extension UIView {
  /// A view of zero size of a class that is known only when the program runs, made by the class's `init(frame:)`.
  /// (Pegbar's own.)
  ///
  /// On Apple's systems `type.init()` calls the initializer of the object's class; the compiler allows that for
  /// `required` initializers only. For a class without `init(frame:)` the program ends with a message, as there.
  ///
  /// - Parameter type: The class.
  /// - Returns: The view.
  public static func instance<View: UIView>(of type: View.Type) -> View {
    // `RequiredView` overrides the initializer, so that both classes have it in one place of their tables of methods.
    let view = unsafeBitCast(type, to: RequiredView.Type.self).init(frame: .zero)
    return unsafeDowncast(view as UIView, to: View.self)
  }
}

/// A view whose `init(frame:)` may be called by a class that is known only at run time.
///
/// It is `open`, so that the optimizer does not take it for the only such class.
open class RequiredView: UIView {
  /// A view at `frame` in its superview's coordinates.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }
}
