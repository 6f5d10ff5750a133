internal import CX11
internal import Pixels

/// What is asked of the program that something is dragged from, and told to it: it may be gone at any moment.
extension DropTarget {
  /// The most that is read of a list of addresses, in bytes.
  private static let mostBytes = 256 << 10

  func readContents() -> Contents {
    let read = connection.property(
      atoms.dropped,
      of: window.id,
      most: Self.mostBytes,
      isRemoved: true
    )
    guard let read, !read.isCut, read.type != atoms.incremental, !read.bytes.isEmpty else {
      return .unknown
    }
    return .addresses(String(decoding: read.bytes, as: UTF8.self))
  }

  /// Asks for what is dragged.
  func askSource(at moment: ServerMoment) {
    let (selection, type, property) = (atoms.selection, atoms.addresses, atoms.dropped)
    XConvertSelection(connection.display, selection, type, property, window.id, moment.time)
    connection.settle()
  }

  /// Whether there is such a window.
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

  /// Whether the pointer is in the window with no button held: a source that is told that a thing is not wanted says
  /// no more of where it was let go.
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
