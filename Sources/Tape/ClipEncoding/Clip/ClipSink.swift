/// The writer of the frames of one kind of clip.
protocol ClipSink: AnyObject, Sendable {
  /// Takes a frame; `whenTaken` is called exactly once, also after an error.
  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  /// Writes what is left, and ends all threads and processes.
  ///
  /// - Parameter chapters: The clip's chapters, for kinds that can have some.
  /// - Throws: The first error.
  func finish(chapters: [ClipText]) throws(ClipError)
  /// Makes a call in progress, if any, end soon; may be called by any thread.
  func interrupt()
  /// Ends all threads and processes at once; also after `finish`, which may have thrown.
  func discard()
}
