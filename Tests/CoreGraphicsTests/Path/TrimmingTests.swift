import Foundation
import Testing

@testable import CoreGraphics

/// Parts of a path by its length (SL1).
struct `The part of a path` {
  private static func length(_ path: PathSnapshot) -> Double {
    var length = 0.0
    CGPath(snapshot: path).forEachSegment { length += $0.length() }
    return length
  }

  /// As frames have it: empty where there is none.
  private static func part(of path: PathSnapshot, from start: Double, to end: Double)
    -> PathSnapshot
  {
    let line = PathLine(MeasuredPath(path), StrokeStyle())
    return line.flatMap { PathPaint($0, from: start, to: end)?.path } ?? PathSnapshot()
  }

  /// Three lines of 30, 40 and 30 points.
  private static let bent: PathSnapshot = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 40))
    path.addLine(to: CGPoint(x: 0, y: 40))
    return path.snapshot
  }()

  @Test func `ends at shares of the length`() {
    #expect(
      Self.part(of: Self.bent, from: 0.1, to: 0.5).elements == [
        .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 20)),
      ]
    )
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (.nan, .nan)])
  func `is empty where its start is not before its end`(_ start: Double, _ end: Double) {
    #expect(Self.part(of: Self.bent, from: start, to: end).elements.isEmpty)
  }

  @Test func `is all of it beyond both ends`() {
    #expect(Self.part(of: Self.bent, from: -1, to: 7) == Self.bent)
  }

  /// A circle's length by its curves, and the length of each part of it.
  @Test(arguments: [(0.0, 0.25), (0.1, 0.9), (0.3, 0.35), (0.6, 1)])
  func `of curves has the requested length`(_ start: Double, _ end: Double) {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let whole = Self.length(circle.snapshot)
    // The usual four curves are 1.0003 circles at most.
    #expect(abs(whole - 100 * .pi) < 0.1)
    let measured = MeasuredPath(circle.snapshot)
    let part = Self.length(measured.part(from: start * whole, to: end * whole))
    #expect(abs(part - (end - start) * whole) < 1e-6 * whole)
  }

  /// The pictures of LottieFiles-loading_gradient_strokes and LottieLogo1_masked.
  ///
  /// Segments weigh by their lengths, but a curve is cut where its parameter is that far. A line of 100 is followed by
  /// a curve along it whose points are at 100 + 100 t³.
  @Test(arguments: [
    (0.25, 50), (0.5, 100), (0.75, 112.5), (0.9, 151.2), (1, 200),
  ])
  func `shares go by the parameter within a curve`(_ share: Double, _ x: Double) throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let corner = CGPoint(x: 100, y: 0)
    path.addCurve(to: CGPoint(x: 200, y: 0), control1: corner, control2: corner)
    let end: CGPoint? =
      switch Self.part(of: path.snapshot, from: 0, to: share).elements.last {
      case .line(let point), .cubic(_, _, let point): point
      default: nil
      }
    #expect(abs(try #require(end).x - x) < 1e-5)
    guard share < 1 else { return }
    let rest = Self.part(of: path.snapshot, from: share, to: 1)
    guard case .move(let start) = rest.elements.first else {
      Issue.record("no rest")
      return
    }
    #expect(abs(start.x - x) < 1e-5)
  }

  /// A circle is half drawn at 0.5 as before, and at 0.125 ends where t = 0.5 is, which a circle's curves have at half
  /// their length.
  @Test func `shares of symmetric curves are halves of their lengths`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let measured = MeasuredPath(circle.snapshot)
    for share in [0, 0.125, 0.25, 0.5, 0.875, 1] {
      #expect(abs(measured.length(atShare: share) - share * measured.length) < 1e-6)
    }
    #expect(abs(measured.length(atShare: 0.05) - 0.05 * measured.length) > 0.01)
  }

  /// One that reverses its direction, and one whose speed changes much.
  @Test(arguments: [
    PathSegment(
      .zero,
      CGPoint(x: 100, y: 100),
      CGPoint(x: 0, y: 100),
      CGPoint(x: 100, y: 0),
      isStraight: false
    ),
    PathSegment(.zero, .zero, .zero, CGPoint(x: 100, y: 30), isStraight: false),
    PathSegment(
      .zero,
      CGPoint(x: 300, y: 5),
      CGPoint(x: -200, y: 5),
      CGPoint(x: 100, y: 0),
      isStraight: false
    ),
  ])
  func `by length is that of a thousand chords`(_ segment: PathSegment) {
    var chords = 0.0
    let count = 20_000
    for index in 0..<count {
      let a = segment.point(at: CGFloat(index) / CGFloat(count))
      let b = segment.point(at: CGFloat(index + 1) / CGFloat(count))
      chords += hypot(Double(b.x - a.x), Double(b.y - a.y))
    }
    #expect(abs(segment.length() - chords) < 1e-3 * chords)
  }

  /// Subpaths one after the other (SL1, K); one that is there whole stays closed.
  @Test func `takes subpaths in turn`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let part = Self.part(of: path.snapshot, from: 0, to: 0.625).elements
    #expect(part.filter { $0 == .close }.count == 1)
    #expect(
      part.suffix(2) == [.move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: 0))]
    )
    // The closing line counts: the last tenth of a rectangle is on it.
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).snapshot
    #expect(
      Self.part(of: square, from: 0.875, to: 1).elements == [
        .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 0, y: 0)),
      ]
    )
  }
}
