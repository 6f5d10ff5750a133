import CoreGraphics
import UIKit

/// Draws a pace as a curve in a box, with the handles of a cubic one.
struct PaceInk {
  private let samples: [Double]
  private let handles: [Double]
  private let box: CGRect
  private let low, high: Double

  /// - Parameters:
  ///   - samples: The progress at even steps of time.
  ///   - handles: x and y of both control points; none for a pace without.
  ///   - box: Where 0 … 1 of the time are, and all of the progress.
  ///   - room: What progress the box has room for in any case.
  init(
    _ samples: [Double],
    handles: [Double] = [],
    in box: CGRect,
    room: ClosedRange<Double> = 0...1
  ) {
    let finite = samples.filter(\.isFinite)
    self.samples = finite.count > 1 ? finite : [0, 1]
    self.handles = handles.count == 4 && handles.allSatisfy(\.isFinite) ? handles : []
    self.box = box
    low = min(room.lowerBound, self.samples.min() ?? 0)
    high = max(room.upperBound, self.samples.max() ?? 1)
  }

  /// The place of a value at a fraction of the time.
  func point(_ fraction: Double, _ value: Double) -> CGPoint {
    CGPoint(
      x: box.minX + box.width * CGFloat(fraction),
      y: box.maxY - box.height * CGFloat((value - low) / (high - low))
    )
  }

  /// The fraction of the time and the value at a place.
  func value(at place: CGPoint) -> (fraction: Double, value: Double) {
    let fraction = Double((place.x - box.minX) / max(1, box.width))
    return (fraction, low + Double((box.maxY - place.y) / max(1, box.height)) * (high - low))
  }

  /// The point of the curve at a fraction of the time, 0 … 1.
  func point(at fraction: Double) -> CGPoint {
    let last = Double(samples.count - 1)
    let place = min(max(fraction, 0), 1) * last
    let (index, rest) = (Int(place), place - place.rounded(.down))
    let next = samples[min(index + 1, samples.count - 1)]
    return point(min(max(fraction, 0), 1), samples[index] + (next - samples[index]) * rest)
  }

  /// The places of the control points; none of a pace without.
  var handlePoints: [CGPoint] {
    handles.isEmpty ? [] : [point(handles[0], handles[1]), point(handles[2], handles[3])]
  }

  /// - Parameter side: The width of a handle, in points.
  func draw(handleSide side: CGFloat = 5) {
    for value in [0.0, 1] {
      Ink.stroke([point(0, value), point(1, value)], InspectorStyle.line)
    }
    Ink.stroke([point(0, low), point(0, high)], InspectorStyle.line)
    let last = Double(samples.count - 1)
    Ink.stroke(
      samples.enumerated().map { point(Double($0.offset) / last, $0.element) },
      InspectorStyle.accent,
      width: 2
    )
    for (end, head) in zip([0.0, 1], handlePoints) {
      Ink.stroke([point(end, end), head], InspectorStyle.dimText)
      Ink.fill(
        CGRect(x: head.x - side / 2, y: head.y - side / 2, width: side, height: side),
        radius: side / 2,
        side > 5 ? InspectorStyle.accent : InspectorStyle.dimText
      )
    }
  }
}
