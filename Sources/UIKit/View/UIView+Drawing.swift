import QuartzCore

extension UIView {
  /// Classes whose views were seen to draw nothing, UIKit's own first.
  ///
  /// Swift cannot tell whether a class has a `draw(_:)` of its own (DI3). So the first view of a class is asked to
  /// draw, and when it was `UIView`'s `draw(_:)` that answered and nothing is drawn, no other view of the class is
  /// asked by itself.
  private static var plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self),
    ObjectIdentifier(UIImageView.self),
  ]

  /// Asks for a drawing where the class may have one; a layer of another class draws itself.
  func askForFirstDrawing() {
    guard type(of: layer) == CALayer.self else { return }
    if !Self.plainClasses.contains(ObjectIdentifier(type(of: self))) { layer.setNeedsDisplay() }
  }

  /// Has `draw(_:)` draw in the layer's context, as the current one (DI7).
  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    drewNothing = false
    draw(context.boundingBoxOfClipPath)
    UIGraphicsPopContext()
    // An own `draw(_:)` may call this class's too: then there is something to be seen.
    guard drewNothing, context.isClear else { return }
    Self.plainClasses.insert(ObjectIdentifier(type(of: self)))
    OptionalRequirement.isNotImplemented()
  }

  /// Draws the view as it is in the current context, stretched over a rectangle.
  func drawNow(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Tells this view and those in it that have no tint colour of their own of a new one.
  func spreadTintColor() {
    tintColorDidChange()
    for view in subviewLinks where view.ownTintColor == nil { view.spreadTintColor() }
  }
}
