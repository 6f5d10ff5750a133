import CoreGraphics
import Foundation
import UIKit

/// A drag of a scroll view's content that was recorded from UIKit, with the values of the file.
struct RecordedScroll: Decodable {
  let kind: String
  let gesture: Gesture
  let rate: Double?
  let velocityPtPerMs: Double?
  let reportedVelocityPtPerMs: Double?
  let offsetAtLift: Double?
  /// The offset of the end that the content was beyond.
  let edge: Double?
  let targetOffset: Double?
  let finalOffset: Double?
  let willDecelerate: Bool?
  let didEndDeceleratingAt: Double?
  let firstMovingTravel: Double?
  let willBeginDraggingAtTravel: Double?
  /// Seconds after the lift, or how far the finger had gone beyond the slop, and the offset.
  let samples: [[Double]]?
  /// How far the finger had gone, and the offset.
  let travelToOffset: [[Double]]?

  /// How the finger moved: steps of one length at one interval, then rest, then the lift.
  struct Gesture: Decodable {
    let fingerStartY: Double
    let fingerStepY: Double
    let moves: Int
    let interval: Double
    let heldIntervals: Int
    let contentHeight: Double
    let viewport: [Double]
    let startOffsetY: Double
  }
}

/// A recorded drag made here by real touches.
final class ScrollReplay {
  private let trial: ScrollTrial
  private let gesture: RecordedScroll.Gesture
  /// The offset for each way that the finger had gone, from 0 on.
  private(set) var offsets: [(travel: Double, offset: Double)] = []
  private(set) var travelAtBegin: Double?
  private(set) var offsetAtLift = 0.0
  /// The offset each millisecond from the lift on.
  private(set) var course: [Double] = []
  /// In seconds after the lift.
  private(set) var end: Double?
  private(set) var velocityPerMillisecond = 0.0
  private(set) var target = 0.0
  private(set) var willDecelerate = false

  /// The time between two looks, in seconds: at 3000 points a second the content goes 3 points meanwhile, evenly.
  private static let step = 0.001
  /// How far a recorded time may be off, in seconds: UIKit starts the motion up to a frame after the stamped lift.
  static let shift = 0.017

  /// - Parameters:
  ///   - record: What to do.
  ///   - seconds: How long to look at the content after the lift.
  ///   - repeatsPlace: Whether a finger that rests goes on telling where it is.
  init(_ record: RecordedScroll, lasting seconds: Double, repeatsPlace: Bool = false) {
    gesture = record.gesture
    let size = CGSize(width: gesture.viewport[0], height: gesture.viewport[1])
    trial = ScrollTrial(CGSize(width: size.width, height: gesture.contentHeight), in: size)
    if let rate = record.rate {
      trial.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
    }
    trial.view.contentOffset.y = CGFloat(gesture.startOffsetY)
    drag()
    lift(repeatsPlace: repeatsPlace)
    for index in 1...Int((seconds / Self.step).rounded(.up)) {
      course.append(Double(trial.pass(each: Self.step)[0]))
      if end == nil, trial.log.heard.last == "didDecelerate" { end = Double(index) * Self.step }
    }
  }

  private func drag() {
    let (x, start) = (gesture.viewport[0] / 2, gesture.fingerStartY)
    trial.shown.press(x, start, at: trial.time)
    offsets = [(0, Double(trial.y))]
    for move in 1...gesture.moves {
      trial.time(passes: gesture.interval)
      let travel = gesture.fingerStepY * Double(move)
      trial.shown.move(x, start + travel, at: trial.time)
      offsets.append((abs(travel), Double(trial.y)))
      if travelAtBegin == nil, trial.view.isDragging { travelAtBegin = abs(travel) }
    }
  }

  private func lift(repeatsPlace: Bool) {
    let x = gesture.viewport[0] / 2
    let y = gesture.fingerStartY + gesture.fingerStepY * Double(gesture.moves)
    for _ in 0..<gesture.heldIntervals {
      trial.time(passes: gesture.interval)
      if repeatsPlace { trial.shown.move(x, y, at: trial.time) }
    }
    trial.time(passes: gesture.interval)
    offsetAtLift = Double(trial.y)
    trial.shown.release(x, y, at: trial.time)
    course = [Double(trial.y)]
    velocityPerMillisecond = Double(trial.log.velocity.y)
    target = Double(trial.log.target.y)
    willDecelerate = trial.view.isDecelerating
  }

  /// The offset at a time after the lift, which may be before it.
  func offset(at time: Double) -> Double {
    let place = max(time, 0) / Self.step
    let index = min(Int(place), course.count - 1)
    let next = min(index + 1, course.count - 1)
    return course[index] + (course[next] - course[index]) * (place - place.rounded(.down))
  }

  /// The root mean square of the differences to samples, for the shift of their times that makes it least.
  func difference(to samples: [[Double]]) -> Double {
    let shifts = stride(from: -Self.shift, through: Self.shift, by: 0.00025)
    let differences = shifts.map { shift in
      let squares = samples.map { sample in
        let difference = offset(at: sample[0] + shift).onPixels - sample[1]
        return difference * difference
      }
      return (squares.reduce(0, +) / Double(samples.count)).squareRoot()
    }
    return differences.min() ?? .infinity
  }
}

extension Double {
  /// The nearest offset on the recorded device's pixels, of which three make a point.
  var onPixels: Double { (self * 3).rounded() / 3 }
}
