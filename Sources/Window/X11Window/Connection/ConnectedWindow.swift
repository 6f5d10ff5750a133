internal import CX11
internal import CoreGraphics

/// What a connection hands to each of its windows, from the main queue.
protocol ConnectedWindow: AnyObject {
  /// The server's number of the window.
  var id: UInt { get }

  /// A key press is about to be filtered by the input method.
  ///
  /// - Parameter isParents: Whether it is a key of the window that this one is a part of.
  func prepareForKey(isParents: Bool)

  /// An event of the window that the input method did not take.
  func handle(_ event: XEvent)

  /// An event of the window that the input method took.
  func handleFiltered(_ event: XEvent)

  /// An event of the window that this one is a part of.
  func handleParents(_ event: XEvent)

  /// An event of the window that this one is a part of, which the input method took.
  func handleParentsFiltered(_ event: XEvent)

  /// The pointer moved, or a wheel was turned.
  ///
  /// - Parameters:
  ///   - event: Of the device.
  ///   - scroll: How far its valuators scrolled; `nil` for none.
  func handle(_ event: XIDeviceEvent, scroll: CGVector?)

  /// A blank came.
  ///
  /// - Parameters:
  ///   - msc: The blank's number.
  ///   - ust: When it began, in seconds of the server's clock.
  ///   - shownSerial: Of the picture that it shows; `nil` when it was only asked for.
  func blankCame(msc: UInt64, ust: Double, shownSerial: UInt32?)

  /// The server no longer reads a pixmap that was presented.
  func bufferReturned(pixmap: UInt)

  /// The server refused shared memory.
  func sharedMemoryFailed()

  /// All events that came together were handled.
  func finishBatch()

  /// The server is gone.
  ///
  /// - Parameter reason: In a sentence.
  func connectionWasLost(_ reason: String)
}
