internal import CX11

/// Reports to the window manager when a new size has been drawn (EWMH, `_NET_WM_SYNC_REQUEST`).
///
/// The manager sends a number, then the new size, and waits until our counter has that number. A compositor then shows
/// the window frame and its content at the new size together.
struct ResizeSync {
  /// The server's number of the counter; `nil` without the SYNC extension.
  private(set) var counter: XSyncCounter?
  private var requested: XSyncValue?
  private var due: XSyncValue?
  private var afterSerial: UInt32?

  /// Makes the counter (`XSyncCreateCounter`), at 0.
  init(connection: X11Connection) {
    guard connection.features.hasCounters else { return }
    counter = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
  }

  /// Whether a size has been received whose frame is waited for.
  var isDue: Bool { due != nil && afterSerial == nil }

  /// Notes a request, by the message's data: the protocol, a time, and the number's lower and upper half.
  mutating func request(_ data: (Int, Int, Int, Int, Int)) {
    requested = XSyncValue(
      hi: Int32(truncatingIfNeeded: data.3),
      lo: UInt32(truncatingIfNeeded: data.2)
    )
  }

  /// Notes that the size of the request was received.
  mutating func sizeCame() {
    guard let requested else { return }
    due = requested
    afterSerial = nil
    self.requested = nil
  }

  /// Notes that a frame of that size was sent; the blank that shows it will be reported with the serial.
  mutating func frameWasSent(serial: UInt32) {
    if due != nil { afterSerial = serial }
  }

  /// Notes that a frame was shown at a blank; answers if it is the awaited one.
  mutating func frameWasShown(serial: UInt32, on display: OpaquePointer) {
    if afterSerial == serial { answer(on: display) }
  }

  /// Sets the counter: everything sent before is processed when the window manager sees it.
  mutating func answer(on display: OpaquePointer) {
    guard let counter, let due else { return }
    XSyncSetCounter(display, counter, due)
    self.due = nil
    afterSerial = nil
  }

  /// Frees the counter.
  mutating func close(on display: OpaquePointer) {
    if let counter { XSyncDestroyCounter(display, counter) }
    counter = nil
  }
}
