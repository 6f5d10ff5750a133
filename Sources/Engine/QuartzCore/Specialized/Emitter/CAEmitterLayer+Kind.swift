import CoreGraphics

extension CAEmitterLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { EmitterKey.all }
  static var objectKeys: [String: ObjectKey] { ObjectKey.ofEmitterLayer }

  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)? {
    log.isEmpty ? nil : self
  }

  func noteCommit(in context: TreeContext, at globalTime: Double) {
    if logCommit(at: globalTime) { context.listInFrames(self) }
  }

  func nextChange(in context: TreeContext, after time: Double) -> Double {
    context.lists(self) ? nextParticleEvent(after: time) : .infinity
  }

  func memberTarget(ofKeyPath keyPath: String) -> KeyPathTarget? {
    animationTarget(ofKeyPath: keyPath)
  }

  func setMemberValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    setCellValue(value, forKeyPath: keyPath)
  }

  func memberValue(forKeyPath keyPath: String) -> Any?? {
    cellValue(forKeyPath: keyPath)
  }
}

extension ObjectKey {
  fileprivate static let ofEmitterLayer = ofLayer.adding([
    "emitterCells": object(\CAEmitterLayer.emitterCells)
  ])
}
