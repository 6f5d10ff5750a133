/// A folder with a PNG for each frame, numbered from 0 or another number; the hold repeats the last one.
final class PNGFolderSink: ClipSink {
  private let folder: String
  private let name: String
  private let format: ClipFormat
  private let queue: WorkQueue
  private let progress = Monitor(Progress())

  private struct Progress {
    var frames = 0
    var last: [UInt8] = []
  }

  init(_ place: OutputPlace, _ format: ClipFormat, firstFrame: Int = 0) throws(ClipError) {
    _ = try Deflate.load()
    progress.change { $0.frames = firstFrame }
    folder = place.temporaryPath
    name = place.path
    self.format = format
    queue = try WorkQueue(threads: 2)
  }

  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  {
    let format = format
    try queue.submit(
      FrameJob(whenTaken: whenTaken) { () throws(ClipError) in
        try PNGEncoder.encode(
          frame,
          width: format.width,
          height: format.height,
          hasAlpha: format.isTransparent
        )
      } use: { (bytes: [UInt8]) throws(ClipError) in
        try self.write(bytes, count: count)
      }
    )
  }

  func finish(chapters: [ClipText]) throws(ClipError) {
    try queue.finish()
    try write(progress.read(\.last), count: format.framesHeld)
  }

  func interrupt() { queue.stop(.cancelled) }

  func discard() { queue.cancel() }

  private func write(_ bytes: [UInt8], count: Int) throws(ClipError) {
    let first = progress.change { progress in
      defer { progress.frames += count }
      progress.last = bytes
      return progress.frames
    }
    for number in first..<first + count {
      let frame = FrameFolder.fileName(number)
      let file = try ByteFile("\(folder)/\(frame)", called: "\(name)/\(frame)")
      try file.write(bytes)
      try file.finish()
    }
  }
}
