import CClips

/// The changes of a clip, compressed in an unnamed temporary file: a palette can only be chosen when all are known.
final class FrameSpool: Sendable {
  /// The position of a change in the file, and when it is shown.
  struct Entry: Sendable {
    let box: PegbarClipBox
    let start: Int
    let offset, size: Int
  }
  private let file: ByteFile
  private let deflate: Deflate
  private let state = Monitor((entries: [Entry](), size: 0))

  init(_ place: OutputPlace) throws(ClipError) {
    deflate = try Deflate.load()
    file = try ByteFile(besides: place.temporaryPath, called: "\(place.path) (its frames, for now)")
  }

  var entries: [Entry] { state.read(\.entries) }

  /// The bytes that `add` takes; may be called by any thread.
  func compressed(_ change: FrameChange) -> [UInt8] {
    let count = change.box.width * change.box.height * 4
    return deflate.compressed(.init(start: change.pixels, count: count), level: 1)
  }

  func add(_ box: PegbarClipBox, start: Int, _ bytes: [UInt8]) throws(ClipError) {
    try file.write(bytes)
    state.change { state in
      state.entries.append(Entry(box: box, start: start, offset: state.size, size: bytes.count))
      state.size += bytes.count
    }
  }

  /// The pixels of a change.
  func read(_ entry: Entry) throws(ClipError) -> FrameChange {
    let change = FrameChange(entry.box)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: entry.size, alignment: 16)
    defer { bytes.deallocate() }
    try file.read(at: entry.offset, into: bytes)
    let pixels = UnsafeMutableRawBufferPointer(
      start: change.pixels,
      count: entry.box.width * entry.box.height * 4
    )
    guard deflate.decompress(.init(bytes), into: pixels) else {
      preconditionFailure("the spool of a GIF is not what was written to it")
    }
    return change
  }
}
