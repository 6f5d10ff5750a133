import DisplayList

/// Which state of a layer is listed: that of the frame, of a replicator's copy, or of a drawing outside of a frame.
struct ListedState {
  /// Whether it is a replicator's copy, or in one.
  var isCopy = false
  /// The superlayer's time in a delayed copy, in seconds; `nil` for the time of the frame.
  var time: Double?
  /// The drawing outside of a frame (`render(in:)`), with the model's values or those of a presentation copy; `nil` for
  /// layers as a frame has evaluated them.
  var drawing: LayerDrawing?
  /// Whether the layer is listed without what is below it and without its mask.
  var isAlone = false

  /// The state of the frame.
  static let frame = ListedState()

  var isDrawing: Bool { drawing != nil }

  /// Whether layers record where their items are.
  var isRecorded: Bool { !isCopy && !isDrawing }

  /// The same state for the sublayers of a layer whose own time is `time`.
  func at(_ time: Double?) -> ListedState {
    ListedState(isCopy: isCopy, time: time, drawing: drawing, isAlone: isAlone)
  }

  /// The same state for what is below a layer.
  @MainActor
  func below(_ layer: CALayer) -> ListedState {
    at(time.map { layer.model().timing.local(fromParent: $0) })
  }
}

extension ListedState {
  /// The values of a layer in this state.
  @MainActor
  @inline(__always)
  func values(of layer: CALayer) -> CopyOnWrite<LayerValues> {
    if isDrawing { return drawnValues(of: layer) }
    guard let time else { return layer.sharedFrameValues }
    return CopyOnWrite(layer.echoValues(atParent: time))
  }

  /// The values in a drawing: a model layer shows its own values at any time; for a presentation copy, the model knows
  /// the values at other times, and the contents drawn for animated values (DI6).
  @MainActor
  private func drawnValues(of layer: CALayer) -> CopyOnWrite<LayerValues> {
    guard let model = layer.presentationSource?.model else { return layer.modelValues }
    if let time { return CopyOnWrite(model.echoValues(atParent: time)) }
    var values = layer.modelValues
    if values.value.custom.needsRedraw { values.value.contents = model.frameValues.contents }
    return values
  }

  /// The sublayers of a layer in this state, not in drawing order.
  @MainActor
  @inline(__always)
  func sublayers(of layer: CALayer) -> [CALayer] {
    if isAlone { return [] }
    return isDrawing ? layer.sublayersForReading ?? [] : layer.tree.sublayers
  }

  /// The mask of a layer in this state.
  @MainActor
  func mask(of layer: CALayer) -> CALayer? {
    guard isDrawing else { return layer.maskInUse }
    return isAlone || layer.isMask ? nil : layer.maskForReading
  }

  /// What a layer paints in this state because of its class's properties.
  ///
  /// - Parameters:
  ///   - layer: The layer to paint.
  ///   - values: The layer's values in this state.
  ///   - plane: The map from its plane to device pixels.
  ///   - time: The layer's own time in seconds, for a copy that shows another time than the frame's.
  /// - Returns: `nil` for most layers.
  @MainActor
  @inline(__always)
  func content(
    of layer: CALayer,
    _ values: LayerValues,
    through plane: Homography,
    at time: Double?
  ) -> (any LayerContent)? {
    guard let drawing else { return layer.asKind?.content(of: values, at: time) }
    return drawing.content(of: layer, values, through: plane, at: time)
  }
}
