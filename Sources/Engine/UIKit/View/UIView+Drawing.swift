import QuartzCore

extension UIView {
  /// Whether the views of a class draw, as far as that was found out.
  private static var drawingOfClasses: [ObjectIdentifier: Bool] = [:]

  /// Whether views of this class draw; `nil` before one was asked to.
  ///
  /// Swift cannot find out whether a class overrides `draw(_:)` (DI3). So views of a new class are asked to draw. The
  /// first view that runs an override shows it for the whole class. Until then, a view that ran the method of `UIView`
  /// and drew nothing shows that the others need not be asked.
  private var drawingOfClass: Bool? {
    get {
      let type = type(of: self)
      return Self.drawingOfClasses[ObjectIdentifier(type)] ?? (type.drawsNothing ? false : nil)
    }
    set { Self.drawingOfClasses[ObjectIdentifier(type(of: self))] = newValue }
  }

  /// Creates a layer of `layerClass`.
  class func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass), which is not a layer's class")
    }
    return layerClass.init()
  }

  /// Lays out the subviews, between the controller's two calls (V13).
  func layOut() {
    if LayoutRules.isInUse { arrangement.rules?.updateFrames() }
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
    if LayoutRules.isInUse { arrangement.rules?.placeWhatLayoutChanged(in: self) }
  }

  /// Requests a drawing if the class may draw; a layer of a custom class draws itself.
  func askForFirstDrawing() {
    guard type(of: layer) == CALayer.self, drawingOfClass != false else { return }
    awaitsFirstDrawing = true
    layer.setNeedsDisplay()
  }

  /// Whether the first drawing can be skipped: another view of the class has shown that since this one was made.
  func skipsFirstDrawing() -> Bool {
    defer { awaitsFirstDrawing = false }
    return awaitsFirstDrawing && drawingOfClass == false
  }

  /// Requests a drawing if the class may draw, because colors have changed.
  func askForDrawingInOtherColors() {
    if type(of: layer) == CALayer.self, drawingOfClass != false { setNeedsDisplay() }
  }

  /// Runs `draw(_:)` with the layer's context as the current one, and with the view's traits (DI7).
  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    var isOwn = false
    traitsNow.performAsCurrent {
      isOwn = OptionalRequirement.isAnswered { draw(context.boundingBoxOfClipPath) }
    }
    UIGraphicsPopContext()
    // An override may call `super` too: then something is visible, here or in another view.
    let isDrawn = isOwn || drawingOfClass == true || !context.isClear
    drawingOfClass = isDrawn
    if !isDrawn { OptionalRequirement.isNotImplemented() }
  }

  /// Draws the current state of the view in the current context, stretched to a rectangle.
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

  /// The tint color: the view's own, or that of the nearest superview with one, or the system's.
  ///
  /// (Not by `tintColor` of the superview, which a subclass may override with that of a subview.)
  final var inheritedTint: UIColor {
    var next: UIView? = self
    while let view = next {
      if let own = view.ownTintColor { return own }
      next = view.superviewLink
    }
    return .tintColor
  }

  /// Notifies this view, and its subviews without their own tint color, of a new tint color.
  func spreadTintColor() {
    tintColorDidChange()
    for view in subviewLinks where view.ownTintColor == nil { view.spreadTintColor() }
  }

  /// Notifies of the tint color after a move, if the new superview has a different one.
  func tellTintColor(ifNot old: UIColor?) {
    if ownTintColor == nil, tintColor != old { spreadTintColor() }
  }
}
