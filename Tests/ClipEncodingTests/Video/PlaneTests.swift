import CClips
import Testing

/// BT.709 in limited range, against its formulas in floating point.
struct `Planes of video` {
  @Test(arguments: [(1, 1), (2, 2), (3, 5), (8, 1), (1, 8), (33, 17), (64, 48)])
  func `luma and chroma are those of the formulas to the nearest`(width: Int, height: Int) {
    let picture = Picture.noise(width, height, seed: 7)
    let (half, halves) = ((width + 1) / 2, (height + 1) / 2)
    var planes = [UInt8](repeating: 0, count: width * height + 2 * half * halves)
    pegbar_clip_i420(picture.pixels, picture.stride, width, height, &planes)
    let words = picture.words()
    // Half a step of rounding, and what factors of 1/32768 add up to for three components of 255.
    let most = 0.53
    var worst = 0.0
    for (index, word) in words.enumerated() {
      worst = max(worst, abs(Double(planes[index]) - Color(word).luma))
    }
    for y in 0..<halves {
      for x in 0..<half {
        let mean = Color(mean: block(words, width, height, x, y))
        let place = width * height + y * half + x
        worst = max(worst, abs(Double(planes[place]) - mean.cb))
        worst = max(worst, abs(Double(planes[place + half * halves]) - mean.cr))
      }
    }
    #expect(worst <= most)
  }

  @Test(arguments: [(1, 1), (3, 5), (300, 4), (64, 48)])
  func `with alpha each pixel tints by its alpha`(width: Int, height: Int) {
    let picture = Picture.noise(width, height, seed: 8, hasAlpha: true)
    let (half, halves) = ((width + 1) / 2, (height + 1) / 2)
    var planes = [UInt8](repeating: 0, count: 2 * width * height + 2 * half * halves)
    pegbar_clip_i420_alpha(picture.pixels, picture.stride, width, height, &planes)
    let words = picture.words()
    var (worstLuma, worstChroma) = (0.0, 0.0)
    for (index, word) in picture.straight().enumerated() {
      worstLuma = max(worstLuma, abs(Double(planes[index]) - Color(word).luma))
    }
    #expect(worstLuma <= 0.53)
    let alphas = planes[(width * height + 2 * half * halves)...]
    #expect(Array(alphas) == words.map { UInt8($0 >> 24) })
    for y in 0..<halves {
      for x in 0..<half {
        let mean = Color(weightedMean: block(words, width, height, x, y))
        let place = width * height + y * half + x
        worstChroma = max(worstChroma, abs(Double(planes[place]) - mean.cb))
        worstChroma = max(worstChroma, abs(Double(planes[place + half * halves]) - mean.cr))
      }
    }
    // Means are rounded to quarters, each by at most 1/8, before the factors, which add up to less than 0.9.
    #expect(worstChroma <= 0.53 + 0.12)
  }

  @Test func `white, black and gray have the values of the standard`() {
    for (color, luma) in [(UInt32(0xFFFF_FFFF), 235), (0xFF00_0000, 16), (0xFF80_8080, 126)] {
      var planes = [UInt8](repeating: 0, count: 6)
      let picture = Picture(2, 2) { _, _ in color }
      pegbar_clip_i420(picture.pixels, picture.stride, 2, 2, &planes)
      #expect(planes == [UInt8](repeating: UInt8(luma), count: 4) + [128, 128])
    }
  }

  @Test func `straight colors are those of a division`() {
    for alpha in UInt32(0)...255 {
      let words = (0...alpha).map { alpha << 24 | $0 << 16 | (alpha - $0) << 8 | $0 }
      var straight = [UInt32](repeating: 1, count: words.count)
      pegbar_clip_straight(words, words.count, &straight)
      #expect(straight == words.map(Picture.straight))
    }
  }

  private func block(_ words: [UInt32], _ width: Int, _ height: Int, _ x: Int, _ y: Int) -> [UInt32]
  {
    let (right, below) = (min(2 * x + 1, width - 1), min(2 * y + 1, height - 1))
    return [2 * y, below].flatMap { row in [2 * x, right].map { words[row * width + $0] } }
  }
}

/// A color, 0 … 255, by the formulas of BT.709.
private struct Color {
  let red, green, blue: Double

  init(_ word: UInt32) {
    red = Double(word >> 16 & 255)
    green = Double(word >> 8 & 255)
    blue = Double(word & 255)
  }

  init(mean words: [UInt32]) {
    let count = Double(words.count)
    red = words.reduce(0) { $0 + Color($1).red } / count
    green = words.reduce(0) { $0 + Color($1).green } / count
    blue = words.reduce(0) { $0 + Color($1).blue } / count
  }

  init(weightedMean words: [UInt32]) {
    let alpha = max(1, words.reduce(0) { $0 + Double($1 >> 24) }) / 255
    red = words.reduce(0) { $0 + Color($1).red } / alpha
    green = words.reduce(0) { $0 + Color($1).green } / alpha
    blue = words.reduce(0) { $0 + Color($1).blue } / alpha
  }

  private var light: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var luma: Double { 16 + 219 * light / 255 }
  var cb: Double { 128 + 224 * (blue - light) / 1.8556 / 255 }
  var cr: Double { 128 + 224 * (red - light) / 1.5748 / 255 }
}
