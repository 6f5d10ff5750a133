import CoreGraphics
import QuartzCore

/// Turns an even stretch of a picture into one that leaves the picture's margins at their own size (RE13).
struct SliceStretch {
  /// In the picture's x, and in its y.
  let across, along: Axis

  /// `nil` for margins that are too extreme to place; the picture is stretched evenly then.
  init?(_ slices: DisplayItem.Slices, source: CGRect, destination: CGRect) {
    let scale = slices.scale > 0 ? Double(slices.scale) : 1
    across = Axis(
      from: Double(source.minX),
      length: Double(source.width),
      margins: (Double(slices.left), Double(slices.right)),
      pointsPerPixel: 1 / scale,
      destination: Double(destination.width)
    )
    along = Axis(
      from: Double(source.minY),
      length: Double(source.height),
      margins: (Double(slices.top), Double(slices.bottom)),
      pointsPerPixel: 1 / scale,
      destination: Double(destination.height)
    )
    guard across.isUsable, along.isUsable else { return nil }
  }

  /// Three straight pieces, one after the other: the margin before, the middle, the margin behind.
  struct Axis {
    /// Where the margins end and begin: under the even stretch, and in the picture.
    private let evenStart, evenEnd, start, end: Double
    /// Pixels of the picture for each that the even stretch says, in a margin and in the middle.
    private let marginSlope, middleSlope: Double

    /// - Parameters:
    ///   - low: Where the part that is shown begins, in the picture's pixels.
    ///   - length: The part's pixels.
    ///   - margins: The pixels before and behind the middle.
    ///   - pointsPerPixel: How long a margin's pixel is to be.
    ///   - points: How long the whole is to be; margins that need more are made to fit.
    init(
      from low: Double,
      length: Double,
      margins: (before: Double, behind: Double),
      pointsPerPixel: Double,
      destination points: Double
    ) {
      let both = (margins.before + margins.behind) * pointsPerPixel
      let fitting = both > points ? points / both : 1
      // The even stretch gives each point this many pixels.
      let even = length / points
      let marginLength = pointsPerPixel * fitting * even
      (start, end) = (low + margins.before, low + length - margins.behind)
      (evenStart, evenEnd) = (
        low + margins.before * marginLength, low + length - margins.behind * marginLength
      )
      marginSlope = 1 / marginLength
      middleSlope = evenEnd > evenStart ? (end - start) / (evenEnd - evenStart) : 0
    }

    var isUsable: Bool {
      evenStart.isFinite && evenEnd.isFinite && start.isFinite && end.isFinite
        && middleSlope.isFinite && !marginSlope.isNaN
    }

    /// Where in the picture to look for what the even stretch would find at `even`.
    @inline(__always)
    func source(of even: Double) -> Double {
      if even < evenStart { return start + (even - evenStart) * marginSlope }
      if even > evenEnd { return end + (even - evenEnd) * marginSlope }
      return start + (even - evenStart) * middleSlope
    }
  }
}
