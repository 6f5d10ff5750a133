import DisplayList

/// Which state of a layer is listed.
struct ListedState {
  /// Whether it is a replicator's copy, or in one.
  var isCopy = false
  /// The time of the superlayer in a copy that is late; `nil` for that of the frame.
  var time: Double?
  /// What is drawn of layers by themselves, outside of any frame (`render(in:)`): by the model's values, or those of a
  /// presentation copy; `nil` for layers as a frame has evaluated them.
  var drawing: LayerDrawing?

  /// The frame's own.
  static let frame = ListedState()

  var isDrawing: Bool { drawing != nil }

  /// Whether layers keep a record of where their items are.
  var isRecorded: Bool { !isCopy && !isDrawing }

  /// The same for the sublayers of a layer of which this is the own time.
  func at(_ time: Double?) -> ListedState {
    ListedState(isCopy: isCopy, time: time, drawing: drawing)
  }

  /// The same for what is below a layer.
  @MainActor
  func below(_ layer: CALayer) -> ListedState {
    at(time.map { layer.model().timing.local(fromParent: $0) })
  }
}

extension ListedState {
  /// The values of a layer in this state.
  @MainActor
  @inline(__always)
  func values(of layer: CALayer) -> LayerValues {
    if isDrawing { return drawnValues(of: layer) }
    return if let time { layer.echoValues(atParent: time) } else { layer.frameValues }
  }

  /// A model layer shows its own values at any time; of a presentation copy the model knows those of other times, and
  /// what was drawn for values that animations have bent (DI6).
  @MainActor
  private func drawnValues(of layer: CALayer) -> LayerValues {
    guard let model = layer.presentationSource?.model else { return layer.values }
    if let time { return model.echoValues(atParent: time) }
    guard layer.values.custom.needsRedraw else { return layer.values }
    var values = layer.values
    values.contents = model.frameValues.contents
    return values
  }

  /// The sublayers of a layer in this state, in no order.
  @MainActor
  @inline(__always)
  func sublayers(of layer: CALayer) -> [CALayer] {
    isDrawing ? layer.sublayersForReading ?? [] : layer.tree.sublayers
  }

  /// The mask that a layer is seen through in this state.
  @MainActor
  func mask(of layer: CALayer) -> CALayer? {
    guard isDrawing else { return layer.maskInUse }
    return layer.isMask ? nil : layer.maskForReading
  }

  /// What a layer paints by its class's properties in this state.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: The layer's in this state.
  ///   - plane: From its plane to the device.
  ///   - time: The layer's own, for a copy that shows another than the frame's.
  /// - Returns: Nothing for most layers.
  @MainActor
  @inline(__always)
  func content(
    of layer: CALayer,
    _ values: LayerValues,
    through plane: Homography,
    at time: Double?
  ) -> DeclaredContent {
    guard let drawing else { return layer.declaredContent(for: values, at: time) }
    return drawing.content(of: layer, values, through: plane, at: time)
  }
}
