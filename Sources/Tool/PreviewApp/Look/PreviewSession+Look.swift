import SceneProtocol
import X11Window

/// Looking at the scene: zoom, grid, background, pixels per point, motion.
extension PreviewSession {
  /// Does what a key asks for that is about looking.
  func perform(looking command: KeyCommand) {
    switch command {
    case .scaleOne: show(atScale: 1)
    case .scaleTwo: show(atScale: 2)
    case .scaleThree: show(atScale: 3)
    default:
      look.look.perform(command)
      scenes.current?.send(.look(look.look))
      showTitle()
    }
  }

  /// The desktop's theme may be another one: where nobody has said light or dark the scene follows.
  func followDesktop() {
    guard request.appearance == nil else { return }
    let old = look.look
    look.follow(desktopIsDark: host.window.connection.wantsDark)
    if look.look != old { scenes.current?.send(.look(look.look)) }
    showTitle()
  }

  /// The scene says how it is looked at.
  func take(_ new: SceneLook) {
    look.look = new
    showTitle()
  }

  /// Tells a scene that has come up what has changed meanwhile.
  func tellLook() {
    if look.look != look.atStart { scenes.current?.send(.look(look.look)) }
  }

  /// Has the scene made anew for another screen: what it has drawn, and what it asked the screen for, is all of one.
  private func show(atScale scale: Double) {
    guard scale != look.scale ?? host.window.scale else { return }
    look.scale = scale
    goBack(to: play.time)
  }
}
