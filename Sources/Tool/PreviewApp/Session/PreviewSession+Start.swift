internal import Dispatch
import SceneProtocol

/// How a session begins.
extension PreviewSession {
  /// How long a window may take to come up, in seconds, before it comes up without a scene.
  private static let patience = 1.0

  /// Shows the program that there is of the scene as it is, or compiles one.
  func start() {
    connectParts()
    listen()
    tapeIsOpened()
    if request.showsNotes { notes.toggle() }
    if let ready = request.ready {
      scenes.take(ready.scene)
      handle(.started(ReloadPhase.Start(program: ready.program, time: 0), canAsk: false))
      MessageChannel.prepare(sending: SceneCommand.show(plays: true), receiving: SceneReport.ready)
      // (It may have been saved while all this came up.)
      let isSame = ready.texts.allSatisfy { ContentHash(ofFile: $0.key)?.hash == $0.value }
      if !isSame { compile() }
    } else {
      compile()
    }
    // A scene that is there at once needs no word; one that is not should not leave the user waiting for a window.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.showWindow() }
    }
  }
}
