import BookPages
import SceneProtocol

extension ClipMaker.Result {
  /// What a page shows of a clip, whose files are written to the site.
  func outcome(
    _ settings: ClipMaker.Settings,
    _ writer: inout SiteWriter
  ) throws(CommandError) -> FenceOutcome {
    guard problems.isEmpty else { return .failed(problems.map(\.message)) }
    guard let file else { return .code }
    guard let bytes = FileIO.read(file) else {
      throw .noInput(path: file, reason: FileIO.reason())
    }
    let scale = settings.scale.flatMap { Double($0) } ?? job.scale
    let name = "\(job.clipName).\(job.ending)"
    _ = try writer.write(bytes, to: name)
    if job.kind == .shot {
      let size = Self.sizeOfPNG(bytes)
      return .clip(clip(name, still: nil, size.width, size.height, scale))
    }
    guard let still = GIFStill.first(of: bytes) else {
      throw .noInput(path: file, reason: "it is not the GIF that was written")
    }
    let stillName = "\(job.clipName)-still.gif"
    if still.isAnimated { _ = try writer.write(still.bytes, to: stillName) }
    return .clip(
      clip(name, still: still.isAnimated ? stillName : nil, still.width, still.height, scale)
    )
  }

  /// A clip of that many pixels; a page shows it in points.
  private func clip(
    _ file: String,
    still: String?,
    _ width: Int,
    _ height: Int,
    _ scale: Double
  ) -> BookClip {
    BookClip(
      file: file,
      still: still,
      width: Int((Double(width) / scale).rounded()),
      height: Int((Double(height) / scale).rounded()),
      description: job.description
    )
  }

  /// The size that a PNG file has in its header.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int) {
    func number(_ index: Int) -> Int {
      bytes.count > index + 3 ? bytes[index...(index + 3)].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    return (number(16), number(20))
  }
}
