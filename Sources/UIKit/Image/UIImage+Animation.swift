public import ImageIO
public import QuartzCore

nonisolated extension UIImage {
  /// Pictures to be shown in turn, each for the same time.
  ///
  /// - Parameters:
  ///   - images: One or more.
  ///   - duration: How long all are shown once, in seconds; 0 for a thirtieth each.
  /// - Returns: `nil` without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    // One of several is shown as the pictures that it is.
    let single = images.flatMap { $0.images ?? [$0] }
    var values = Values(scale: single[0].scale)
    values.images = single
    values.duration = duration > 0 ? duration : Double(single.count) / 30
    return UIImage(values)
  }

  /// The frames of an animated file, each for as long as the file says. (Pegbar's own.)
  ///
  /// As all pictures of an animated image are shown for the same time, a frame is in it as often as its time takes, in
  /// hundredths of a second without a common divisor. All frames are decoded now.
  ///
  /// - Parameter source: A GIF or WebP file; another one has one frame.
  /// - Returns: `nil` when a frame is damaged, or all have more pixels together, shown or stored, than
  ///   `CGImage.maximumPixelCount`.
  public class func animatedImage(with source: CGImageSource) -> UIImage? {
    guard let frames = source.decodedFrames() else { return nil }
    let hundredths = frames.map { max(1, Int(($0.delay * 100).rounded())) }
    let step = hundredths.reduce(0, greatestCommonDivisor)
    let images = zip(frames, hundredths).flatMap { frame, time in
      Array(repeating: UIImage(cgImage: frame.image), count: min(time / step, 1000))
    }
    return animatedImage(with: images, duration: Double(images.count * step) / 100)
  }

  private class func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

nonisolated extension CAKeyframeAnimation {
  /// An animation of `contents` through the frames of an animated file, each for exactly as long as the file says, as
  /// often as the file says. (Pegbar's own.)
  ///
  /// All frames are decoded now.
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

  /// An animation of `contents` through pictures, each for the same time.
  ///
  /// - Parameters:
  ///   - images: One or more.
  ///   - duration: How long all are shown once, in seconds.
  @MainActor convenience init(contents images: [CGImage], duration: TimeInterval) {
    self.init(keyPath: "contents")
    values = images
    calculationMode = .discrete
    self.duration = duration
  }
}

nonisolated extension CGImageSource {
  /// All frames with the times that they are shown for, in seconds; `nil` when one is damaged or they are too many.
  fileprivate func decodedFrames() -> [(image: CGImage, delay: Double)]? {
    guard file.totalPixelCount <= CGImage.maximumPixelCount else { return nil }
    var frames: [(image: CGImage, delay: Double)] = []
    for index in file.delays.indices {
      guard let image = CGImageSourceCreateImageAtIndex(self, index, nil) else { return nil }
      frames.append((image, file.shownDelay(index)))
    }
    return frames
  }
}
