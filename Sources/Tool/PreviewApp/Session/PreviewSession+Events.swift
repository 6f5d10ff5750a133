import SceneProtocol

/// What happens on the way from a save to the first frame; `PreviewSession+Reload.swift` does what follows on it.
extension PreviewSession {
  /// Takes what has happened, and has done what follows.
  func handle(_ event: ReloadPhase.Event) {
    for effect in phase.handle(event) { onEffect(effect) }
  }

  /// Compiles the text as it is now.
  func compile() { handle(.saved) }

  /// Starts the program again, at another time than the scene that is seen is at.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - time: The scene's time at its first frame, in seconds.
  ///   - replays: Whether it is given all input again that the one before was given.
  ///   - isHeld: Whether it is shown only when it is released.
  func start(
    _ program: SceneProgram,
    at time: Double,
    replays: Bool = false,
    isHeld: Bool = false
  ) {
    let start = ReloadPhase.Start(program: program, time: time, replays: replays, isHeld: isHeld)
    handle(.wanted(start))
  }

  func end(_ code: ExitCode) { handle(.ended(code)) }
}
