internal import CX11
internal import Pixels

/// The requests and messages to the source of a drag, whose window may be destroyed at any moment.
extension DropTarget {
  /// Maximum size of a list of addresses that is read, in bytes.
  private static let maximumBytes = 256 << 10

  func readContents() -> Contents {
    let read = connection.property(
      atoms.dropped,
      of: window.id,
      most: Self.maximumBytes,
      isRemoved: true
    )
    guard let read, !read.isCut, read.type != atoms.incremental, !read.bytes.isEmpty else {
      return .unknown
    }
    return .addresses(String(decoding: read.bytes, as: UTF8.self))
  }

  /// Requests the contents of the drag.
  func askSource(at moment: ServerMoment) {
    let (selection, type, property) = (atoms.selection, atoms.addresses, atoms.dropped)
    XConvertSelection(connection.display, selection, type, property, window.id, moment.time)
    connection.settle()
  }

  /// Whether a window exists.
  func isThere(_ source: Window) -> Bool {
    var attributes = XWindowAttributes()
    let display = connection.display
    let answer: Void? = try? connection.trapping("see where something comes from") {
      XGetWindowAttributes(display, source, &attributes)
    }
    return answer != nil
  }

  func send(_ type: Atom, _ numbers: [UInt], to source: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = source
    event.xclient.message_type = type
    event.xclient.format = 32
    let data = numbers.map { Int(bitPattern: $0) }
    event.xclient.data.l = (Int(bitPattern: window.id), data[0], data[1], data[2], data[3])
    connection.passing { XSendEvent($0, source, 0, 0, &event) }
  }

  /// Whether the pointer is in the window with no button held: a source whose drag was rejected does not report where
  /// it was dropped.
  var isPointerFreeHere: Bool {
    var (root, child): (Window, Window) = (0, 0)
    var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var held: UInt32 = 0
    var isOnScreen: Int32 = 0
    connection.passing {
      isOnScreen = XQueryPointer(
        $0,
        window.id,
        &root,
        &child,
        &rootX,
        &rootY,
        &x,
        &y,
        &held
      )
    }
    let buttons = UInt32(Button1Mask | Button2Mask | Button3Mask)
    let size = window.pixelSize
    return isOnScreen != 0 && held & buttons == 0
      && (0..<size.width).contains(Int(x)) && (0..<size.height).contains(Int(y))
  }
}
