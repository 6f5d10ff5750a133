import CClips
import Glibc

/// A GIF: frames are kept in a spool while their colors are counted, and written when all are known.
final class GIFSink: ClipSink {
  private let name: String
  private let format: ClipFormat
  private let options: ClipOptions
  private let file: ByteFile
  private let spool: FrameSpool
  private let memory: FrameMemory
  private let queue: WorkQueue
  private let counts: ColorCounts
  private let timing: Monitor<GIFTiming>
  private let isCancelled = Monitor(false)

  init(_ place: OutputPlace, _ format: ClipFormat, _ options: ClipOptions) throws(ClipError) {
    precondition((2...256).contains(options.gifColors), "\(options.gifColors) colors")
    if max(format.width, format.height) > 65535 {
      throw .tooLarge(path: place.path, width: format.width, height: format.height)
    }
    name = place.path
    self.format = format
    self.options = options
    file = try ByteFile(place.temporaryPath, called: place.path)
    spool = try FrameSpool(place)
    memory = FrameMemory(format)
    counts = ColorCounts()
    timing = Monitor(GIFTiming(framesPerSecond: format.framesPerSecond))
    queue = try WorkQueue(threads: 2)
  }

  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  {
    let start = timing.change { $0.advance(by: count) }
    let change = start == nil ? nil : memory.change(to: frame)
    whenTaken()
    if let start, let change { try queue.submit(Job(self, change, start)) }
  }

  func finish(chapters: [ClipText]) throws(ClipError) {
    try queue.finish()
    let palette = counts.palette(limit: min(options.gifColors, 255))
    let painter = GIFPainter(palette, format, options.dither)
    let stream = GIFStream(file, palette, format)
    // A picture is compressed while the next is painted.
    let writing = try WorkQueue(threads: 1)
    do throws(ClipError) {
      for entry in spool.entries {
        if isCancelled.read({ $0 }) { throw .cancelled }
        painter.paint(try spool.read(entry))
        try writing.submit(
          Picture(painter.indices, count: format.width * format.height, at: entry.start, of: stream)
        )
      }
      try writing.finish()
    } catch {
      writing.cancel()
      throw error
    }
    let held = Int((format.hold * 100).rounded())
    try stream.end(at: timing.read(\.now) + held)
    try file.finish()
  }

  func interrupt() {
    isCancelled.change { $0 = true }
    queue.stop(.cancelled)
  }

  func discard() { queue.cancel() }

  private final class Job: ClipJob {
    private let sink: GIFSink
    private let change: FrameChange
    private let start: Int
    private let bytes = Monitor([UInt8]())

    init(_ sink: GIFSink, _ change: FrameChange, _ start: Int) {
      self.sink = sink
      self.change = change
      self.start = start
    }

    func work() throws(ClipError) {
      let compressed = sink.spool.compressed(change)
      bytes.change { $0 = compressed }
    }

    func giveBack() {}

    func deliver() throws(ClipError) {
      sink.counts.add(change, hasAlpha: sink.format.isTransparent)
      try sink.spool.add(change.box, start: start, bytes.read { $0 })
    }
  }
}

/// A picture of indices that is written to the stream.
///
/// Unchecked: the stream is the queue's one thread's until that has ended.
private final class Picture: ClipJob, @unchecked Sendable {
  private let stream: GIFStream
  private let indices: [UInt8]
  private let start: Int

  init(_ indices: UnsafePointer<UInt8>, count: Int, at start: Int, of stream: GIFStream) {
    self.indices = Array(UnsafeBufferPointer(start: indices, count: count))
    self.stream = stream
    self.start = start
  }

  func work() {}

  func giveBack() {}

  func deliver() throws(ClipError) {
    try indices.withUnsafeBufferPointer { (pixels) throws(ClipError) in
      guard let first = pixels.baseAddress else { return }
      try stream.show(first, at: start)
    }
  }
}

/// The histogram of colors; used by one thread at a time.
private final class ColorCounts: @unchecked Sendable {
  /// 64 MiB of address space, of which only the pages of colors that occur are allocated.
  private let counts: UnsafeMutablePointer<UInt32>
  private static let size = 1 << 26

  init() {
    guard
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { preconditionFailure("no memory to count colors") }
    counts = memory.bindMemory(to: UInt32.self, capacity: Self.size / 4)
  }

  deinit { munmap(counts, Self.size) }

  func add(_ change: FrameChange, hasAlpha: Bool) {
    let box = change.box
    pegbar_gif_count(change.pixels, box.width, box.width, box.height, hasAlpha ? 1 : 0, counts)
  }

  func palette(limit: Int) -> [UInt32] {
    var palette = [UInt32](repeating: 0, count: limit)
    return Array(palette[..<pegbar_gif_palette(counts, limit, &palette)])
  }
}
