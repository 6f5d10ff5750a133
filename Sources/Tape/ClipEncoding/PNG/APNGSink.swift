import CClips

/// An animated PNG: the first frame is complete, the others are the smallest rectangles that change.
///
/// Frames equal to the previous one only lengthen it. Times are exact: frames divided by frames per second.
final class APNGSink: ClipSink {
  private let format: ClipFormat
  private let file: ByteFile
  private let deflate: Deflate
  private let queue: WorkQueue
  private let memory: FrameMemory
  /// The frame whose duration may still grow; used by `append` and `finish` only.
  private let latest = Monitor<Job?>(nil)
  private let written = Monitor(Written())

  private struct Written {
    var frames = 0
    var chunks = 0
  }

  init(_ place: OutputPlace, _ format: ClipFormat) throws(ClipError) {
    self.format = format
    deflate = try Deflate.load()
    file = try ByteFile(place.temporaryPath, called: place.path)
    memory = FrameMemory(format)
    queue = try WorkQueue(threads: 2)
  }

  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  {
    let change = memory.change(to: frame)
    whenTaken()
    let complete = latest.change { latest in
      guard let change else {
        latest?.lengthen(count)
        return Job?.none
      }
      defer { latest = Job(self, change, count) }
      return latest
    }
    if let complete { try queue.submit(complete) }
  }

  func finish(chapters: [ClipText]) throws(ClipError) {
    // (Taken out of here to avoid a reference cycle with it.)
    let last = latest.change { latest in
      defer { latest = nil }
      return latest
    }
    if let last {
      last.lengthen(format.framesHeld)
      try queue.submit(last)
    }
    try queue.finish()
    var end = PNGChunks(deflate)
    end.add("IEND", [])
    try file.write(end.bytes)
    try file.write(head(frames: written.read(\.frames)), at: 0)
    try file.finish()
  }

  func interrupt() { queue.stop(.cancelled) }

  func discard() {
    queue.cancel()
    latest.change { $0 = nil }
  }

  /// The file's header, whose length does not depend on the number of frames.
  private func head(frames: Int) -> [UInt8] {
    var chunks = PNGChunks(deflate)
    chunks.begin(width: format.width, height: format.height, hasAlpha: format.isTransparent)
    chunks.add("acTL", PNGChunks.number(frames) + PNGChunks.number(format.loop.plays))
    return chunks.bytes
  }

  /// Writes a frame; a duration that exceeds 16 bits is continued by its first pixel.
  private func write(_ box: PegbarClipBox, _ data: [UInt8], _ pixel: [UInt8], count: Int)
    throws(ClipError)
  {
    var chunks = PNGChunks(deflate)
    var start = written.read { $0 }
    if start.frames == 0 { try file.write(head(frames: 0)) }
    var (box, data, rest) = (box, data, count)
    while rest > 0 {
      let part = min(rest, 65535)
      chunks.add("fcTL", control(box, number: start.chunks, count: part))
      start.chunks += 1
      if start.frames == 0 {
        chunks.add("IDAT", data)
      } else {
        chunks.add("fdAT", PNGChunks.number(start.chunks), data)
        start.chunks += 1
      }
      start.frames += 1
      rest -= part
      (box.width, box.height, data) = (1, 1, pixel)
    }
    try file.write(chunks.bytes)
    written.change { $0 = start }
  }

  /// A frame's rectangle and time; it replaces what is there, and stays.
  private func control(_ box: PegbarClipBox, number: Int, count: Int) -> [UInt8] {
    [number, box.width, box.height, box.x, box.y].flatMap(PNGChunks.number)
      + PNGChunks.short(count) + PNGChunks.short(format.framesPerSecond) + [0, 0]
  }

  private final class Job: ClipJob {
    private let sink: APNGSink
    private let change: FrameChange
    private let state: Monitor<(count: Int, data: [UInt8], pixel: [UInt8])>

    init(_ sink: APNGSink, _ change: FrameChange, _ count: Int) {
      self.sink = sink
      self.change = change
      state = Monitor((count, [], []))
    }

    func lengthen(_ count: Int) { state.change { $0.count += count } }

    func work() throws(ClipError) {
      let hasAlpha = sink.format.isTransparent
      let (box, frame) = (change.box, change.frame)
      let data = PNGEncoder.compressed(frame, box.width, box.height, hasAlpha, sink.deflate)
      let pixel = PNGEncoder.compressed(frame, 1, 1, hasAlpha, sink.deflate)
      state.change { ($0.data, $0.pixel) = (data, pixel) }
    }

    func giveBack() {}

    func deliver() throws(ClipError) {
      let state = state.read { $0 }
      try sink.write(change.box, state.data, state.pixel, count: state.count)
    }
  }
}
