public import ImageIO
public import QuartzCore

nonisolated extension UIImage {
  /// An image that shows several images in turn, each for the same time.
  ///
  /// - Parameters:
  ///   - images: The images, at least one.
  ///   - duration: The duration of one pass through all images, in seconds; 0 for a thirtieth per image.
  /// - Returns: The animated image; `nil` without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    // An animated image among them is replaced by its own images.
    let single = images.flatMap { $0.images ?? [$0] }
    var values = Values(scale: single[0].scale)
    values.images = single
    values.duration = duration > 0 ? duration : Double(single.count) / 30
    return UIImage(values)
  }

  /// The frames of an animated file, each for its duration in the file. (A Pegbar extension.)
  ///
  /// All images of an animated image are shown for the same time. So a frame is repeated in proportion to its duration,
  /// in hundredths of a second divided by their common divisor. Where that would need more than 10,000 images, each is
  /// shown longer, and the frames' durations are rounded accordingly. All frames are decoded at once.
  ///
  /// - Parameter source: A GIF or WebP file; another one has one frame.
  /// - Returns: The image; `nil` if a frame is damaged, or if all frames together have more pixels, shown or stored,
  ///   than `CGImage.maximumPixelCount`.
  public class func animatedImage(with source: CGImageSource) -> UIImage? {
    guard let frames = source.decodedFrames() else { return nil }
    let hundredths = frames.map { max(1, Int(($0.delay * 100).rounded())) }
    let total = hundredths.reduce(0, +)
    let step = max(hundredths.reduce(0, greatestCommonDivisor), (total + 9_999) / 10_000)
    let images = zip(frames, hundredths).flatMap { frame, time in
      Array(repeating: UIImage(cgImage: frame.image), count: max(1, (time + step / 2) / step))
    }
    return animatedImage(with: images, duration: Double(total) / 100)
  }

  private class func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

nonisolated extension CAKeyframeAnimation {
  /// An animation of `contents` through the frames of an animated file, with the file's exact durations and repeat
  /// count. (A Pegbar extension.)
  ///
  /// All frames are decoded at once.
  ///
  /// - Parameter source: A GIF or WebP file.
  @MainActor public convenience init?(contentsOf source: CGImageSource) {
    guard let frames = source.decodedFrames() else { return nil }
    self.init(keyPath: "contents")
    let total = frames.reduce(0) { $0 + $1.delay }
    var (time, times) = (0.0, [NSNumber(value: 0.0)])
    for frame in frames.dropLast() {
      time += frame.delay
      times.append(NSNumber(value: time / total))
    }
    values = frames.map(\.image)
    keyTimes = times + [1]
    calculationMode = .discrete
    duration = total
    let count = source.file.loopCount ?? 1
    repeatCount = count == 0 ? .infinity : Float(count)
  }

  /// An animation of `contents` through images, each for the same time; `nil` if none has any pixels.
  ///
  /// Consecutive occurrences of the same image become one value.
  ///
  /// - Parameters:
  ///   - images: The images, at least one.
  ///   - duration: The duration of one pass through all images, in seconds.
  ///   - pixels: Returns the pixels to show for an image.
  @MainActor convenience init?(
    contents images: [UIImage],
    duration: TimeInterval,
    pixels: (UIImage) -> CGImage?
  ) {
    let images = images.filter { $0.cgImage != nil }
    var (values, times): ([CGImage], [NSNumber]) = ([], [])
    for (index, image) in images.enumerated() where index == 0 || image !== images[index - 1] {
      guard let shown = pixels(image) else { continue }
      times.append(NSNumber(value: values.isEmpty ? 0 : Double(index) / Double(images.count)))
      values.append(shown)
    }
    guard !values.isEmpty else { return nil }
    self.init(keyPath: "contents")
    self.values = values
    keyTimes = times + [1]
    calculationMode = .discrete
    self.duration = duration
  }
}

nonisolated extension CGImageSource {
  /// All frames, oriented as they are shown, with their durations in seconds; `nil` if one is damaged or they are too
  /// many.
  fileprivate func decodedFrames() -> [(image: CGImage, delay: Double)]? {
    guard file.totalPixelCount <= CGImage.maximumPixelCount else { return nil }
    let orientation = ImageOrientation(exif: file.orientation)
    var frames: [(image: CGImage, delay: Double)] = []
    for index in file.delays.indices {
      guard let image = CGImageSourceCreateImageAtIndex(self, index, nil) else { return nil }
      frames.append((image.oriented(orientation), file.shownDelay(index)))
    }
    return frames
  }
}
