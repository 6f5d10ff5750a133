/// Who waits until something is done.
extension PreviewSession {
  /// Notifies waiting requests if all work is done.
  func settleIfDone() {
    // (Values that came while something else was on its way.)
    if tried.areDue, !phase.isBusy { tryValues() }
    guard !phase.isBusy, !target.isAwaited, recording.state != .ends else { return }
    // (A line that is stopped goes on when the user wants it to.)
    if liveTape?.isPlaying != true || play.isPaused { settle() }
  }

  /// Notifies waiting requests that nothing more will happen: a scene that does not answer blocks none of them.
  func settle() { for body in settlement.takeSettled() { body() } }
}
