import Glibc

/// Reads the pictures of a part, one after the other.
final class PictureReader {
  /// The size of all pictures, in pixels.
  let width, height: Int

  private let path: String
  private let stream: UnsafeMutablePointer<FILE>
  private let picture: UnsafeMutableBufferPointer<UInt32>
  private var isFirst = true

  /// The largest side of a picture, in pixels: more is a file of something else.
  private static let largestSide = 65_536

  /// - Parameter path: The path of the file.
  /// - Throws: `noInput` when it cannot be read.
  init(_ path: String) throws(CommandError) {
    self.path = path
    guard let stream = fopen(path, "re") else {
      throw .noInput(path: path, reason: FileIO.reason())
    }
    var head: [UInt32] = [0, 0, 0]
    guard fread(&head, 4, 3, stream) == 3, head[0] == PictureFile.mark,
      head[1...].allSatisfy({ (1...Self.largestSide).contains(Int($0)) })
    else {
      fclose(stream)
      throw Self.damage(path)
    }
    self.stream = stream
    (width, height) = (Int(head[1]), Int(head[2]))
    picture = .allocate(capacity: width * height)
    picture.initialize(repeating: 0)
  }

  deinit {
    fclose(stream)
    picture.deallocate()
  }

  /// The next picture and the number of its frames; `nil` at the end.
  ///
  /// The pixels are valid until the next call.
  func next() throws(CommandError) -> (pixels: UnsafePointer<UInt32>, count: Int)? {
    let head = try words(2)
    guard head[0] > 0 else { return nil }
    // No code is longer than two words for each pixel and a pair of numbers.
    guard Int(head[1]) <= 2 * picture.count + 2 else { throw Self.damage(path) }
    let code = try words(Int(head[1]))
    guard PicturePacking.unpack(code, over: picture, isFirst: isFirst),
      let pixels = picture.baseAddress
    else { throw Self.damage(path) }
    isFirst = false
    return (UnsafePointer(pixels), Int(head[0]))
  }

  private func words(_ count: Int) throws(CommandError) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: count)
    guard fread(&words, 4, count, stream) == count else { throw Self.damage(path) }
    return words
  }

  private static func damage(_ path: String) -> CommandError {
    .noInput(
      path: path,
      reason: "it is no whole file of a part's pictures: remove it, and it is made again"
    )
  }
}
