internal import CX11
internal import Pixels

/// The buffers of one window: as few as possible, at most `most`.
///
/// The newest buffer is lent again whenever the server has read it: it owes nothing, so only damage has to be drawn.
/// Only while the server still reads it another buffer is used, which first copies what it owes from the newest. A
/// copied pixel costs less than one that is composed again, and pixels that are drawn again are not copied. Images are
/// read within a fraction of a blank, so windows that put images have one buffer. Presented pixmaps are read at the
/// blank, or kept until another replaces them, so there may be up to three: one shown, one waiting, one drawn in.
final class BufferRing {
  /// Maximum number of buffers, including those of an earlier size that the server still reads.
  static let most = 3
  /// Memory for a window that is being resized has room for a quarter more.
  private static let slack = 4
  /// Maximum number of unused bytes in memory, unless the buffer itself is larger still.
  ///
  /// Without a limit the memory of a large window would stay as long as a small one lives. 16 MiB: four frames of 1280
  /// × 720.
  private static let maximumUnused = 1 << 24

  /// The path that new buffers' pixels take.
  private(set) var path: PixelPath
  /// The buffer with the newest frame.
  private(set) var current: BackBuffer?
  /// Number of memory allocations so far.
  private(set) var allocations = 0

  private let connection: X11Connection
  private let format: BackBuffer.Format
  private let maximumShared: Int
  private var buffers: [BackBuffer] = []
  /// Memory of buffers of earlier sizes, while the window is being resized.
  private var spares: [PixelMemory] = []

  init(
    connection: X11Connection,
    format: BackBuffer.Format,
    path: PixelPath,
    maximumShared: Int
  ) {
    self.connection = connection
    self.format = format
    self.path = path
    self.maximumShared = maximumShared
  }

  /// A buffer of that size to draw `damage` in, with the newest frame everywhere else.
  ///
  /// `nil` while the server reads them all; throws when there is no memory for a single one.
  func lend(size: PixelSize, drawing damage: [PixelRect]) throws(X11Error) -> BackBuffer? {
    if let current, current.size == size, current.isFree {
      // The window keeps its size, at least for now.
      spares.removeAll()
      return current
    }
    dropFreeBuffers(except: size)
    if current?.size != size { current = nil }
    guard canLend(size: size) else { return nil }
    let free = buffers.filter { $0.size == size && $0.isFree }
    guard let current else {
      if let first = free.first {
        self.current = first
      } else {
        self.current = try makeBuffer(size: size)
      }
      return self.current
    }
    guard let next = free.min(by: { $0.debtArea < $1.debtArea }) ?? another(like: current) else {
      return nil
    }
    next.settleDebts(from: current, drawing: damage)
    next.hasContent = current.hasContent
    self.current = next
    return next
  }

  /// Whether a buffer of that size is free, or may be made.
  func canLend(size: PixelSize) -> Bool {
    let ofSize = buffers.filter { $0.size == size }
    if ofSize.contains(where: \.isFree) { return true }
    return ofSize.count < (path == .presentedPixmap ? Self.most : 1)
      && buffers.count(where: { !$0.isFree }) < Self.most
  }

  /// Notes that the newest buffer now differs from the others in these rectangles too.
  func noteDrawn(_ damage: [PixelRect]) {
    for buffer in buffers where buffer !== current { buffer.owe(damage) }
  }

  /// Notes that the server has processed all requests up to this number.
  func noteDone(_ request: UInt) {
    for buffer in buffers { buffer.noteDone(request) }
    if holdsOtherSizes, let current { dropFreeBuffers(except: current.size) }
  }

  /// Notes that the server has read one of the images sent; it reads them in order.
  func noteCopyReturned() { noteReturn { $0.path == .copiedImage && !$0.isFree } }

  /// Notes that the server has released a pixmap.
  func noteReturn(pixmap: Pixmap) { noteReturn { $0.pixmap == pixmap } }

  private func noteReturn(of isIt: (BackBuffer) -> Bool) {
    guard let buffer = buffers.first(where: isIt) else { return }
    buffer.noteReturn()
    if let current, buffer.size != current.size { dropFreeBuffers(except: current.size) }
  }

  /// Whether there are buffers of a size that the window does not have any more.
  var holdsOtherSizes: Bool {
    guard let current, buffers.count > 1 else { return false }
    return buffers.contains { $0.size != current.size }
  }

  /// Drops all buffers, also those that the server reads; new ones take that path.
  func startOver(path: PixelPath) {
    self.path = path
    removeAll()
  }

  /// Drops all buffers.
  func removeAll() {
    current = nil
    buffers = []
    spares = []
  }
}

// MARK: - Making and dropping

extension BufferRing {
  /// An additional buffer, which owes everything; `nil` when there is no memory for it.
  private func another(like current: BackBuffer) -> BackBuffer? {
    guard let buffer = try? makeBuffer(size: current.size) else { return nil }
    let (width, height) = (current.size.width, current.size.height)
    buffer.owe([PixelRect(x: 0, y: 0, width: width, height: height)])
    return buffer
  }

  private func makeBuffer(size: PixelSize) throws(X11Error) -> BackBuffer {
    let memory = try takeMemory(bytes: BackBuffer.bytes(for: size))
    let buffer = try BackBuffer(
      connection: connection,
      size: size,
      format: format,
      memory: memory,
      isPresented: path == .presentedPixmap
    )
    buffers.append(buffer)
    return buffer
  }

  private func takeMemory(bytes: Int) throws(X11Error) -> PixelMemory {
    let fitting = spares.firstIndex {
      $0.capacity >= bytes && $0.capacity - bytes <= max(Self.maximumUnused, bytes)
    }
    if let fitting { return spares.remove(at: fitting) }
    let isFirst = allocations == 0
    allocations += 1
    return try PixelMemory(
      connection: connection,
      bytes: isFirst ? bytes : bytes + bytes / Self.slack,
      layout: format.layout,
      path: path,
      maximumShared: maximumShared
    )
  }

  /// Drops buffers of other sizes unless the server reads them; the largest memory is kept.
  private func dropFreeBuffers(except size: PixelSize) {
    for buffer in buffers where buffer.size != size && buffer.isFree {
      spares.append(buffer.memory)
    }
    spares.sort { $0.capacity > $1.capacity }
    spares.removeLast(max(0, spares.count - Self.most))
    buffers.removeAll { $0.size != size && $0.isFree }
  }
}
