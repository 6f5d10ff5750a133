import CoreGraphics
import Foundation
import FrameLoop
import QuartzCore

/// Finds out whether a screenshot shows a workload, which any program may have drawn at any time.
///
/// What is compared are means of squares of pixels, so that edges may lie a part of a pixel elsewhere and be smoothed
/// in another way. A program goes on while its picture is read, some rows at a time: so the time of the whole picture
/// is searched first, and then that of each strip of rows near it.
struct PictureCheck {
  let workload: Workload

  /// The side of a square, in pixels: both sizes of windows are multiples of it.
  private static let side = 20
  /// Rows that are read at one time, in squares.
  private static let stripHeight = 3
  /// The times that are searched, in seconds: slow programs have begun long before they are measured.
  private static let latest = 90.0
  /// How far the time of a strip may be from that of the whole, and the distance of the times tried, in seconds.
  private static let (reach, step) = (0.25, 1.0 / 120)
  /// The mean difference of a strip's components that is allowed, of 255: without labels it is 4.5, without shadows 10;
  /// with edges at whole pixels or the nearest pixels of pictures less than 2, with Qt's weaker shadows 3.9.
  private static let limit = 4.0

  /// What came of it.
  struct Result {
    /// When it shows the workload, in seconds.
    let time: Double
    /// The largest mean difference of a strip's components, of 255, and its first row of pixels.
    let difference: Double
    let row: Int
    var isRight: Bool { difference <= PictureCheck.limit }
  }

  /// - Parameter path: A PNG file whose upper left is the window.
  /// - Returns: How near the file comes to the workload.
  /// - Throws: Where it cannot be read, or is smaller than the window.
  func check(pngFile path: String) throws -> Result {
    let image = try CGImage(pngFile: path)
    let (width, height) = (Int(workload.size.width), Int(workload.size.height))
    guard image.width >= width, image.height >= height else {
      throw BenchError("\(path) is smaller than the window of \(workload.key)")
    }
    let picture = SquareMeans(image, width: width, height: height, side: Self.side)
    let time = timeOfAll(picture)
    let strips = differences(picture, around: time)
    let worst = strips.indices.max { strips[$0] < strips[$1] } ?? 0
    return Result(
      time: time,
      difference: strips[worst],
      row: worst * Self.stripHeight * Self.side
    )
  }

  /// The time at which a small picture of the workload is most like that of the means.
  private func timeOfAll(_ picture: SquareMeans) -> Double {
    let run = HeadlessRun.start(workload, scale: 1 / Double(Self.side))
    var best = (time: 0.0, difference: Double.infinity)
    for number in 0...Int(Self.latest * 30) {
      let time = Double(number) / 30
      run.advance(to: time)
      let small = SquareMeans(run.image, width: picture.width, height: picture.height, side: 1)
      let difference = picture.difference(from: small, rows: 0..<picture.height)
      if difference < best.difference { best = (time, difference) }
    }
    return best.time
  }

  /// For each strip the difference at the time near `time` at which it is smallest.
  private func differences(_ picture: SquareMeans, around time: Double) -> [Double] {
    let strips = stride(from: 0, to: picture.height, by: Self.stripHeight).map {
      $0..<min($0 + Self.stripHeight, picture.height)
    }
    var best = strips.map { _ in Double.infinity }
    let run = HeadlessRun.start(workload)
    let (width, height) = (Int(workload.size.width), Int(workload.size.height))
    for number in 0...Int(2 * Self.reach / Self.step) {
      let at = time - Self.reach + Double(number) * Self.step
      guard at >= 0 else { continue }
      run.skip(to: at, drawingLast: true)
      let now = SquareMeans(run.image, width: width, height: height, side: Self.side)
      for (index, rows) in strips.enumerated() {
        best[index] = min(best[index], picture.difference(from: now, rows: rows))
      }
    }
    return best
  }
}

/// The mean components of squares of pixels.
private struct SquareMeans {
  /// In squares.
  let width, height: Int
  /// Three a square, rows from the top.
  private var means: [Double]

  /// Of the upper left of a picture, `width` × `height` pixels.
  init(_ image: CGImage, width: Int, height: Int, side: Int) {
    (self.width, self.height) = (width / side, height / side)
    means = Array(repeating: 0, count: self.width * self.height * 3)
    for y in 0..<self.height * side {
      for x in 0..<self.width * side {
        let pixel = image.pixels[y * image.width + x]
        let place = (y / side * self.width + x / side) * 3
        means[place] += Double(pixel >> 16 & 255)
        means[place + 1] += Double(pixel >> 8 & 255)
        means[place + 2] += Double(pixel & 255)
      }
    }
    for index in means.indices { means[index] /= Double(side * side) }
  }

  /// The mean difference of the components of some rows of squares.
  func difference(from other: SquareMeans, rows: Range<Int>) -> Double {
    let places = rows.lowerBound * width * 3..<rows.upperBound * width * 3
    let sum = places.reduce(0.0) { $0 + abs(means[$1] - other.means[$1]) }
    return sum / Double(places.count)
  }
}

extension SteppedRun {
  /// The window's picture after the last frame.
  fileprivate var image: CGImage {
    guard let window = stage.window as? HeadlessWindow else {
      preconditionFailure("a run without a screen has another window")
    }
    return window.image()
  }
}
