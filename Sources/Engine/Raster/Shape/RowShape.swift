import Pixels

/// What says of a row of pixels which of them it covers.
protocol RowShape {
  /// Calls `body` for each row inside `clip` with the columns that are touched at all, which are never none, and
  /// those of them that are surely covered in full.
  ///
  /// What is full depends on the shape and the row alone, never on `clip`.
  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  )

  /// Writes how columns of a row are covered; the first byte is the first column's.
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>)
}

extension RowShape {
  /// Calls `body` for runs of covered pixels, as `DeviceShape` says.
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

  /// Calls `body` for the runs of a row that `forEachRow` has told of.
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
