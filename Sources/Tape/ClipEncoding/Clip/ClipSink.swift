/// What frames of one kind of clip go into.
protocol ClipSink: AnyObject, Sendable {
  /// Takes a frame; `whenTaken` is called once in any case.
  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  /// Writes what is left, and ends all threads and processes.
  func finish() throws(ClipError)
  /// Lets the call that is under way, if any, end soon; by any thread.
  func interrupt()
  /// Ends all threads and processes at once; also after `finish`, which may have thrown.
  func discard()
}
