extension TapeSettings {
  /// How many frames one picture is shown for at most, at least 1; `nil` for any number.
  package var idleFrames: Int? {
    idleLimit.map { max(1, $0.microseconds * framesPerSecond / 1_000_000) }
  }
}
