internal import Glibc
import SceneProtocol

/// What a program writes, all of it or as it comes.
final class OutputPipe {
  /// Called as something comes.
  var onBytes: ([UInt8]) -> Void = { _ in }
  /// Called once nobody writes any more, with all that came, of which the oldest may be gone.
  var onEnd: ([UInt8]) -> Void = { _ in }

  /// What programs write to; -1 once it is closed here.
  private(set) var writeEnd: Int32
  private var bytes: [UInt8] = []
  /// The most that is kept.
  private static let most = 16 << 20

  init() throws(SystemError) {
    let pipe = try Pipe()
    writeEnd = pipe.writeEnd
    read(pipe.readEnd)
  }

  /// One that others write to already, by what is read from.
  init(readEnd: Int32) {
    writeEnd = -1
    read(readEnd)
  }

  private func read(_ readEnd: Int32) {
    DescriptorReader.read(
      readEnd,
      onBytes: { [weak self] in self?.take($0) },
      onEnd: { [weak self] in self.map { $0.onEnd($0.bytes) } }
    )
  }

  isolated deinit { closeWriteEnd() }

  /// To be called when all who write have it.
  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  private func take(_ new: [UInt8]) {
    bytes += new
    if bytes.count > Self.most { bytes.removeFirst(bytes.count - Self.most) }
    onBytes(new)
  }
}
