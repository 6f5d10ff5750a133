import CoreGraphics
import DisplayList

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
    fileprivate let evenStart, evenEnd: Double
    private let start, end: Double
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
        && middleSlope.isFinite && marginSlope.isFinite
    }

    /// The straight piece for places before `evenStart` under the even stretch, behind `evenEnd`, or between.
    fileprivate func piece(isBefore: Bool, isBehind: Bool) -> (slope: Double, offset: Double) {
      if isBefore { return (marginSlope, start - evenStart * marginSlope) }
      if isBehind { return (marginSlope, end - evenEnd * marginSlope) }
      return (middleSlope, start - evenStart * middleSlope)
    }
  }
}

extension SliceStretch {
  /// Calls `body` for the runs of a row that lie in one of the nine parts each.
  ///
  /// Each part is a stretch of its own that is even. Where a run ends follows from the row and the map alone.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns.
  ///   - even: The even stretch, from the device's pixels to the picture's.
  ///   - body: Takes columns and the map to the picture for these.
  @inline(__always)
  func forEachPart(
    ofRow row: Int,
    _ columns: Range<Int>,
    _ even: Homography,
    _ body: (_ columns: Range<Int>, _ map: Homography) -> Void
  ) {
    let y = Double(row) + 0.5
    let w = (even.m13, y * even.m23 + even.m33)
    let s = (even.m11, y * even.m21 + even.m31), t = (even.m12, y * even.m22 + even.m32)
    let (left, right) = (Cut(s, w, across.evenStart), Cut(s, w, across.evenEnd))
    let (top, bottom) = (Cut(t, w, along.evenStart), Cut(t, w, along.evenEnd))
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(
        min(left.end(ofRunFrom: x), right.end(ofRunFrom: x)),
        min(top.end(ofRunFrom: x), bottom.end(ofRunFrom: x), columns.upperBound)
      )
      let u = across.piece(isBefore: left.isBefore(x), isBehind: !right.isBefore(x))
      let v = along.piece(isBefore: top.isBefore(x), isBehind: !bottom.isBefore(x))
      body(x..<end, even.then(Homography(u.slope, 0, 0, 0, v.slope, 0, u.offset, v.offset, 1)))
      x = end
    }
  }

  /// Where a row crosses a line of the picture, also in perspective.
  private struct Cut {
    /// The first column whose center is beyond the line.
    private let column: Int
    /// Whether the columns up to there come before the line, as the picture's places are counted.
    private let isBeforeFirst: Bool

    /// - Parameters:
    ///   - position: What a column's center is multiplied with, and what is added, for w times its place.
    ///   - w: The same for w.
    ///   - line: The place that is looked for.
    init(_ position: (Double, Double), _ w: (Double, Double), _ line: Double) {
      let (slope, start) = (position.0 - line * w.0, position.1 - line * w.1)
      guard slope != 0 else {
        (column, isBeforeFirst) = (.max, start < 0)
        return
      }
      let limit = DeviceBounds.limit
      column = Int(min(max((-start / slope - 0.5).rounded(.up), -limit), limit))
      isBeforeFirst = slope > 0
    }

    func isBefore(_ x: Int) -> Bool { (x < column) == isBeforeFirst }
    func end(ofRunFrom x: Int) -> Int { x < column ? column : .max }
  }
}
