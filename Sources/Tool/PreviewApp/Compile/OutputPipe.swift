internal import Glibc
import SceneProtocol

/// The output of a program, all of it or as it comes.
@MainActor final class OutputPipe {
  /// Called with bytes as they come.
  var onBytes: ([UInt8]) -> Void = { _ in }
  /// Called when the write end is closed, with all bytes, of which the oldest may have been dropped.
  var onEnd: ([UInt8]) -> Void = { _ in }

  /// The end that programs write to; -1 once it is closed here.
  private(set) var writeEnd: Int32
  private var bytes: [UInt8] = []
  private let keepsAll: Bool
  /// Maximum number of bytes that are kept.
  private static let most = 16 << 20

  init() throws(SystemError) {
    let pipe = try Pipe()
    (writeEnd, keepsAll) = (pipe.writeEnd, true)
    read(pipe.readEnd)
  }

  /// A pipe that other processes already write to.
  ///
  /// - Parameters:
  ///   - readEnd: Its read end.
  ///   - keepsAll: Whether `onEnd` is given all bytes; else none.
  init(readEnd: Int32, keepsAll: Bool) {
    (writeEnd, self.keepsAll) = (-1, keepsAll)
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

  /// Closes the write end; call it when all writers have inherited it.
  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  private func take(_ new: [UInt8]) {
    if keepsAll { bytes += new }
    if bytes.count > Self.most { bytes.removeFirst(bytes.count - Self.most) }
    onBytes(new)
  }
}
