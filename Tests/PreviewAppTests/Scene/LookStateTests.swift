import SceneProtocol
import Testing

@testable import PreviewApp

/// How the user looks at a scene that reports it later.
struct `The look of a scene` {
  private var state = LookState(scale: nil, reducesMotion: false, showsInput: false)

  private func look(zoom: Double) -> SceneLook {
    var look = SceneLook()
    look.zoom = zoom
    return look
  }

  @Test mutating func `is not set back by reports of earlier ones`() {
    for zoom in [2.0, 3, 4] {
      state.look.zoom = zoom
      state.noteSent()
    }
    state.note(reported: look(zoom: 2))
    state.note(reported: look(zoom: 3))
    #expect(state.look.zoom == 4)
    // The scene may have limits of its own.
    state.note(reported: look(zoom: 3.5))
    #expect(state.look.zoom == 3.5)
  }

  @Test mutating func `is the one that the scene reports by itself`() {
    state.note(reported: look(zoom: 2))
    #expect(state.look.zoom == 2)
  }

  @Test mutating func `waits for no report of a scene that has been replaced`() {
    state.noteSent()
    state.noteNewScene()
    state.note(reported: look(zoom: 2))
    #expect(state.look.zoom == 2)
  }
}
