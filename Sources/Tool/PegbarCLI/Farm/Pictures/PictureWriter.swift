import Glibc
import SceneProtocol

/// Writes the pictures of a part to a file, which is there only when it is whole.
///
/// Unchecked: one thread appends and finishes; another may discard, which changes nothing but the folder.
final class PictureWriter: @unchecked Sendable {
  private let path: String
  private let file: TemporaryFile
  private let stream: UnsafeMutablePointer<FILE>
  private let previous: UnsafeMutableBufferPointer<UInt32>
  private var isFirst = true

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - width: The width of all pictures, in pixels.
  ///   - height: Their height, in pixels.
  /// - Throws: `cannotWrite`.
  init(_ path: String, width: Int, height: Int) throws(CommandError) {
    self.path = path
    do throws(SystemError) {
      file = try TemporaryFile(path: path)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
    guard let stream = fopen(file.temporaryPath, "we") else {
      let reason = FileIO.reason()
      file.discard()
      throw .cannotWrite(path: path, reason: reason)
    }
    self.stream = stream
    previous = .allocate(capacity: width * height)
    previous.initialize(repeating: 0)
    try write([PictureFile.mark, UInt32(width), UInt32(height)])
  }

  deinit {
    fclose(stream)
    previous.deallocate()
  }

  /// Appends a picture that is shown for a number of frames.
  func append(_ pixels: UnsafePointer<UInt32>, count: Int) throws(CommandError) {
    let code = PicturePacking.packed(pixels, after: previous, isFirst: isFirst)
    isFirst = false
    try write([UInt32(count), UInt32(code.count)])
    try write(code)
  }

  /// Moves the file to its path, with all that was appended on the disk.
  func finish() throws(CommandError) {
    try write([0, 0])
    guard fflush(stream) == 0, fsync(fileno(stream)) == 0 else { throw failure() }
    do throws(SystemError) {
      try file.keep()
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
  }

  /// Removes an unfinished file.
  func discard() { file.discard() }

  private func write(_ words: [UInt32]) throws(CommandError) {
    guard fwrite(words, 4, words.count, stream) == words.count else { throw failure() }
  }

  private func failure() -> CommandError {
    let reason = FileIO.reason()
    file.discard()
    return .cannotWrite(path: path, reason: reason)
  }
}
