import Pixels

/// A shape that can be rasterized row by row, as the coverage of each row's pixels.
protocol RowShape {
  /// Calls `body` for each row inside `clip` with the columns that are touched (at least one), and those of them that
  /// are surely covered completely.
  ///
  /// The fully covered columns depend on the shape and the row alone, never on `clip`.
  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  )

  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>)
}

extension RowShape {
  /// Calls `body` for runs of covered pixels, as described at `DeviceShape`.
  @inline(__always)
  func forEachRun(
    in clip: PixelRect,
    _ bytes: RowBytes,
    _ body: (_ y: Int, _ columns: Range<Int>, _ coverage: DeviceShape.Coverage) -> Void
  ) {
    forEachRow(in: clip) { y, touched, full in
      forEachRun(ofRow: y, touched, full, bytes) { body(y, $0, $1) }
    }
  }

  /// Calls `body` for the runs of a row that `forEachRow` has passed.
  @inline(__always)
  func forEachRun(
    ofRow y: Int,
    _ touched: Range<Int>,
    _ full: Range<Int>,
    _ bytes: RowBytes,
    _ body: (_ columns: Range<Int>, _ coverage: DeviceShape.Coverage) -> Void
  ) {
    let room = bytes.room(for: touched.count)
    func edge(_ run: Range<Int>) {
      guard !run.isEmpty else { return }
      cover(row: y, run, into: room)
      body(run, .varying(room))
    }
    guard !full.isEmpty else { return edge(touched) }
    edge(touched.lowerBound..<full.lowerBound)
    body(full, .full)
    edge(full.upperBound..<touched.upperBound)
  }
}

extension UprightQuad: RowShape {}
extension AffineQuad: RowShape {}

extension RoundedQuad: RowShape {}
