import SceneProtocol

/// Where the pictures of a recording come from, in order: a scene's process that draws them, or parts that were drawn
/// elsewhere.
protocol PictureSource: AnyObject {
  /// Whether the pictures can be read, once the source has reported that it began.
  var hasPictures: Bool { get }

  /// Waits for the next report; `nil` when the source has ended.
  ///
  /// - Parameters:
  ///   - seconds: How long a scene may take.
  ///   - moment: How far it is, as a part of a sentence.
  /// - Returns: The report.
  /// - Throws: Why there will be none.
  func next(within seconds: Double, _ moment: @autoclosure () -> String) throws(CommandError)
    -> RecordingReport?

  /// Has `next` return `nil` soon, if it waits in another thread.
  func interrupt()

  /// The pixels of one of its pictures.
  func pixels(ofSlot slot: Int) -> UnsafePointer<UInt32>?

  /// Reports, from any thread, that a picture is not needed any more.
  func free(_ slot: Int)

  /// The error after its reports ended too early.
  ///
  /// - Parameter moment: How far it was, as a part of a sentence.
  /// - Returns: The error.
  func failure(_ moment: String) -> CommandError

  /// Ends it, however far it is.
  func end()
}
