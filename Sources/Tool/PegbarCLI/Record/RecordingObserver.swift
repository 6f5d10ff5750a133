/// Shows how far a recording is.
protocol RecordingObserver {
  /// Called about ten times a second.
  func show(_ progress: Recording.Progress)
  /// Called at the end.
  func remove()
}
