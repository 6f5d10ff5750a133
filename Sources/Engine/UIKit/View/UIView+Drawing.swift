import QuartzCore

extension UIView {
  /// Whether the views of a class draw, as far as is known; UIKit's own that do not are.
  private static var drawingOfClasses: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(UIView.self): false, ObjectIdentifier(UIWindow.self): false,
    ObjectIdentifier(UIImageView.self): false,
  ]

  /// Whether views of this one's class draw; `nil` before any was asked to.
  ///
  /// Swift cannot tell whether a class has a `draw(_:)` of its own (DI3). So views of a new class are asked to draw.
  /// The first whose own `draw(_:)` was seen at work tells it of all; until then, one where `UIView`'s answered and
  /// nothing is drawn tells that the others need not be asked.
  private var drawingOfClass: Bool? {
    get { Self.drawingOfClasses[ObjectIdentifier(type(of: self))] }
    set { Self.drawingOfClasses[ObjectIdentifier(type(of: self))] = newValue }
  }

  /// A layer of the view's class of layers.
  class func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass), which is not a layer's class")
    }
    return layerClass.init()
  }

  /// Lays out the subviews, between the controller's two calls (V13).
  func layOut() {
    updateFramesByConstraints()
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
    placeWhatLayoutChanged()
  }

  /// Asks for a drawing where the class may have one; a layer of another class draws itself.
  func askForFirstDrawing() {
    guard type(of: layer) == CALayer.self, drawingOfClass != false else { return }
    awaitsFirstDrawing = true
    layer.setNeedsDisplay()
  }

  /// Whether the first drawing need not be made: another view of the class has shown so since this one was made.
  func skipsFirstDrawing() -> Bool {
    defer { awaitsFirstDrawing = false }
    return awaitsFirstDrawing && drawingOfClass == false
  }

  /// Asks for a drawing where the class may have one, because colors are others now.
  func askForDrawingInOtherColors() {
    if type(of: layer) == CALayer.self, drawingOfClass != false { setNeedsDisplay() }
  }

  /// Has `draw(_:)` draw in the layer's context, as the current one, with the view's traits (DI7).
  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    var isOwn = false
    traitsNow.performAsCurrent {
      isOwn = OptionalRequirement.isAnswered { draw(context.boundingBoxOfClipPath) }
    }
    UIGraphicsPopContext()
    // An own `draw(_:)` may call this class's too: then there is something to be seen, here or in another view.
    let isDrawn = isOwn || drawingOfClass == true || !context.isClear
    drawingOfClass = isDrawn
    if !isDrawn { OptionalRequirement.isNotImplemented() }
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

  /// Tells this view and those in it that have no tint color of their own of a new one.
  func spreadTintColor() {
    tintColorDidChange()
    for view in subviewLinks where view.ownTintColor == nil { view.spreadTintColor() }
  }

  /// Tells of the tint color after a move, where another superview has another one.
  func tellTintColor(ifNot old: UIColor?) {
    if ownTintColor == nil, tintColor != old { spreadTintColor() }
  }
}
