import CoreGraphics
import DisplayList

/// A nine-part (nine-slice) stretch: turns an even stretch of a picture into one that keeps its margins' size (RE13).
struct SliceStretch {
  /// The stretch along the picture's x, and along its y.
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

  /// A piecewise linear function of three pieces: the margin before, the middle, the margin behind.
  struct Axis {
    /// Where the margins end and begin: under the even stretch, and in the picture.
    fileprivate let evenStart, evenEnd: Double
    private let start, end: Double
    /// The slope in a margin and in the middle: pixels of the picture per pixel under the even stretch.
    private let marginSlope, middleSlope: Double

    /// - Parameters:
    ///   - low: The start of the part that is shown, in the picture's pixels.
    ///   - length: The length of that part, in the picture's pixels.
    ///   - margins: The pixels before and behind the middle.
    ///   - pointsPerPixel: The length of a margin's pixel, in points.
    ///   - points: The length of the destination, in points; margins that need more are scaled to fit.
    init(
      from low: Double,
      length: Double,
      margins: (before: Double, behind: Double),
      pointsPerPixel: Double,
      destination points: Double
    ) {
      let both = (margins.before + margins.behind) * pointsPerPixel
      let fitting = both > points ? points / both : 1
      // Pixels per point under the even stretch.
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

    /// The linear piece for places before `evenStart` under the even stretch, behind `evenEnd`, or between.
    fileprivate func piece(isBefore: Bool, isBehind: Bool) -> (slope: Double, offset: Double) {
      if isBefore { return (marginSlope, start - evenStart * marginSlope) }
      if isBehind { return (marginSlope, end - evenEnd * marginSlope) }
      return (middleSlope, start - evenStart * middleSlope)
    }
  }
}

extension SliceStretch {
  /// Calls `body` for the runs of a row, each of which lies in one of the nine parts.
  ///
  /// Each part is stretched evenly. The end of a run depends on the row and the map alone.
  ///
  /// - Parameters:
  ///   - row: The device row.
  ///   - columns: The device columns.
  ///   - even: The even stretch, from the device's pixels to the picture's.
  ///   - body: Takes the columns of a run, and the map to the picture for these.
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

  /// The intersection of a row with a line of the picture, also in perspective.
  private struct Cut {
    /// The first column whose center is beyond the line.
    private let column: Int
    /// Whether the columns up to there come before the line, in the order of the picture's coordinates.
    private let isBeforeFirst: Bool

    /// - Parameters:
    ///   - position: The coordinate times w, as a function of the column's center: slope and start.
    ///   - w: The homogeneous w, as a function of the column's center: slope and start.
    ///   - line: The picture's coordinate of the line.
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
