/// The pixels of a picture without what is there already: a run-length coding of the difference to the picture before.
///
/// The code is a list of words: a number of equal pixels, a number of others, and these, each as the exclusive or of
/// both pictures; and so on to the end. The first picture of a file has none before it: there a pixel is compared with
/// the one to its left, so that areas of one color are short.
enum PicturePacking {
  /// Shorter runs of equal pixels cost less among the others than by themselves.
  private static let shortestRun = 3

  /// Packs a picture, which then is the one before the next.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - previous: The picture before, as many pixels; overwritten.
  ///   - isFirst: Whether there is none before.
  /// - Returns: The code.
  static func packed(
    _ pixels: UnsafePointer<UInt32>,
    after previous: UnsafeMutableBufferPointer<UInt32>,
    isFirst: Bool
  ) -> [UInt32] {
    let count = previous.count
    var left: UInt32 = 0
    for index in 0..<count {
      // The difference takes the previous picture's place while it is packed.
      let pixel = pixels[index]
      previous[index] = pixel ^ (isFirst ? left : previous[index])
      left = pixel
    }
    let code = runs(of: previous)
    previous.baseAddress?.update(from: pixels, count: count)
    return code
  }

  private static func runs(of difference: UnsafeMutableBufferPointer<UInt32>) -> [UInt32] {
    let count = difference.count
    var code: [UInt32] = []
    var index = 0
    while index < count {
      let begin = index
      while index < count, difference[index] == 0 { index += 1 }
      let first = index
      var zeros = 0
      while index < count, zeros < shortestRun {
        zeros = difference[index] == 0 ? zeros + 1 : 0
        index += 1
      }
      let end = index - zeros
      code += [UInt32(first - begin), UInt32(end - first)]
      code += difference[first..<end]
      index = end
    }
    return code
  }

  /// Unpacks a picture over the one before.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - pixels: The picture before; it becomes the next one.
  ///   - isFirst: Whether there is none before.
  /// - Returns: Whether the code is of as many pixels.
  static func unpack(
    _ code: [UInt32],
    over pixels: UnsafeMutableBufferPointer<UInt32>,
    isFirst: Bool
  ) -> Bool {
    if isFirst { pixels.update(repeating: 0) }
    var (place, index) = (0, 0)
    while index + 1 < code.count {
      let (equal, others) = (Int(code[index]), Int(code[index + 1]))
      index += 2
      guard place + equal + others <= pixels.count, index + others <= code.count else {
        return false
      }
      place += equal
      for _ in 0..<others {
        pixels[place] ^= code[index]
        place += 1
        index += 1
      }
    }
    guard place == pixels.count, index == code.count else { return false }
    guard isFirst else { return true }
    for index in pixels.indices.dropFirst() { pixels[index] ^= pixels[index - 1] }
    return true
  }
}
