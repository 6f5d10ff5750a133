internal import CX11
internal import Glibc

/// Memory for the pixels of one buffer: shared with the server if possible, else our own.
///
/// A window that is resized keeps its memory while the pixels fit.
final class PixelMemory {
  /// Where frames are drawn.
  let drawn: UnsafeMutableRawPointer
  /// What is sent to the server: the same memory, unless pixels are converted.
  let outgoing: UnsafeMutableRawPointer
  /// The size of each of them, in bytes.
  let capacity: Int
  /// `nil` when the memory is our own.
  let segment: SharedSegment?
  private let owned: [UnsafeMutableRawPointer]
  /// Kept until the server has detached the memory: where the main queue is not the main thread's, the
  /// runtime puts `deinit` off until after that of a connection without another owner.
  private let connection: X11Connection

  /// Memory for that path, shared if it takes at most `maximumShared` bytes, or else our own; throws without any.
  init(
    connection: X11Connection,
    bytes: Int,
    layout: PixelLayout,
    path: PixelPath,
    maximumShared: Int
  ) throws(X11Error) {
    var segment: SharedSegment?
    if path != .copiedImage, bytes <= maximumShared {
      let isPixmap = path == .presentedPixmap
      segment = SharedSegment(display: connection.display, bytes: bytes, isWritable: isPixmap)
    }
    var owned: [UnsafeMutableRawPointer] = []
    func allocate() throws(X11Error) -> UnsafeMutableRawPointer {
      guard let memory = calloc(bytes, 1) else {
        for other in owned { free(other) }
        segment?.detach()
        throw .outOfMemory(bytes: bytes)
      }
      owned.append(memory)
      return memory
    }
    outgoing = if let segment { segment.bytes } else { try allocate() }
    drawn = layout == .bgra8 ? outgoing : try allocate()
    capacity = bytes
    self.segment = segment
    self.owned = owned
    self.connection = connection
  }

  isolated deinit {
    for memory in owned { free(memory) }
    // Now, not when the stored properties are released: the connection may close before the segment.
    segment?.detach()
  }
}
