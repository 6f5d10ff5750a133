import SceneProtocol

/// The inspector and the scene that it is about.
extension PreviewSession {
  func connectInspector() {
    inspector.onFocus = { [unowned self] in modalityDidChange() }
    inspector.onWidth = { [unowned self] in layOut() }
    inspector.onShow = { [unowned self] in layOut() }
    inspector.onCopy = { [unowned self] in copier.copy(text: $0) }
    inspector.onPointer = { [unowned self] in scenes.current?.send(.pointer($0)) }
    inspector.onOutline = { [unowned self] layer, isFilled in
      scenes.current?.send(.outline(layer: layer, isFilled: isFilled))
    }
    inspector.onOverlay = { [unowned self] in scenes.current?.send(.overlay($0)) }
    inspector.onSlowFrames = { [unowned self] in bar.slowFrames = $0 }
    inspector.link.send = { [unowned self] command in
      guard let current = scenes.current, !current.isCrashing else { return false }
      current.send(command)
      return true
    }
  }

  /// The scene is seen; what the inspector shows is about it from now on.
  func inspectNewScene() { inspector.sceneIsNew() }

  /// Says in the inspector why it shows what was last seen; `nil` where that is the present again.
  func noteInspected(problem: String?) {
    if let problem { inspector.link.fail(problem) }
    inspector.note(problem: problem.map { "\($0): this is what was last known of it" })
  }
}
