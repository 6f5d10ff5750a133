import SceneProtocol

/// Messages to the user: in the window, in its title and in the terminal.
extension PreviewSession {
  /// Says what is wrong, in the window; or that nothing is any more.
  func say(_ message: PanelMessage?, of subject: PanelMessage.Subject) {
    messages.say(message, of: subject)
    if message != nil { showWindow() }
  }

  /// Says something in the terminal.
  func tell(_ words: String) { Console.write("pegbar: \(words)\n", to: .error) }

  /// Shows the window, which says what it waits for where there is nothing else to see.
  func showWindow() {
    guard !phase.isEnding else { return }
    if !scenes.isSomethingSeen, phase.isCompiling { host.note = "Compiling \(request.title) …" }
    do {
      try host.show()
    } catch {
      tell("\(error)")
      end(.unavailable)
    }
  }

  /// The scene's name, and how it is played where that is not as usual.
  func showTitle() {
    var parts = [request.title]
    if let name = request.sceneName { parts.append(name) }
    if play.speed != 1 { parts.append(PlayState.text(speed: play.speed)) }
    if !request.variants.isEmpty {
      parts.append(request.variants.map(\.rawValue).joined(separator: ", "))
    }
    parts += look.words(in: host)
    if play.isPaused { parts.append("paused") }
    if recording.state == .on { parts.append("recording") }
    host.title = parts.joined(separator: " — ")
  }
}
