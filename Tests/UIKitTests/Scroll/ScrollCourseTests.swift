import Foundation
import Testing

@testable import UIKit

/// How content moves by itself (peer 185).
struct `Scroll courses` {
  private func line(_ content: Double, bounces: Bool = true, always: Bool = false) -> ScrollLine {
    ScrollLine(
      content: content,
      length: 100,
      insets: (0, 0),
      bounces: bounces,
      alwaysBounces: always
    )
  }

  private func glide(_ velocity: Double, rate: Double = 0.998) -> ScrollCourse {
    ScrollCourse(from: 0, velocity: velocity, in: line(1e6), rate: rate)
  }

  /// The sum over milliseconds of a velocity that loses two thousandths with each before it counts, until it is below
  /// 10 points a second: so ends the recorded scroll_decel_750, and its delegate's target is the integral.
  @Test(arguments: [(1000.0, 0.998), (250, 0.998), (3000, 0.99)])
  func `each millisecond leaves 0.998 of the velocity (peer 185)`(_ speed: Double, _ rate: Double) {
    let course = glide(speed, rate: rate)
    #expect(abs(course.velocity(at: 0.001) - speed * rate) < speed * 1e-9)
    var (sum, velocity, milliseconds) = (0.0, speed, 0.0)
    while velocity >= 10 {
      velocity *= rate
      sum += velocity / 1000
      milliseconds += 1
    }
    // The last millisecond is begun, not ended: its way is less than a hundredth of a point.
    #expect(abs(course.duration - milliseconds / 1000) <= 0.001)
    #expect(abs(course.end - sum) < 0.05)
    #expect(course.position(at: course.duration + 1) == course.end)
    #expect(abs(course.target - (speed - 10) / (-1000 * log(rate))) < 1e-9)
  }

  @Test func `it stops below 10 points a second (peer 185)`() {
    #expect(!glide(9.9).moves && glide(10.1).moves)
    let course = glide(500)
    #expect(course.velocity(at: course.duration - 1e-6) >= 10)
    #expect(course.velocity(at: course.duration + 1e-6) == 0)
  }

  @Test(arguments: [-1.0, 1])
  func `it goes beyond an end, and comes back to it`(_ direction: Double) {
    let line = line(1100)
    let course = ScrollCourse(from: 500, velocity: 2000 * direction, in: line, rate: 0.998)
    let edge = direction > 0 ? 1000.0 : 0
    #expect(course.end == edge)
    let places = (0...300).map { course.position(at: Double($0) / 60) }
    let far = places.map { ($0 - edge) * direction }.max() ?? 0
    // A spring of stiffness 120 and damping 22, which fits the recorded bounces, goes v / 12 · (5/6)⁵ beyond: the
    // content arrives with 2000 − 500 / 0.499 points a second.
    let arrival = 2000 - 500 / 0.499
    #expect(abs(far - arrival / 12 * 0.401877572016461) < 0.1)
    // Without a jump: no frame moves more than the first.
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 <= 2000.0 / 60 })
    #expect(places.last == edge)
  }

  /// bounce_from_rest_odd: 235 points beyond the end, x = (235 + 900 t) · e^(−11 t) fits it to 0.24 points.
  ///
  /// The finger had moved at 625 points a second before it rested.
  @Test func `released beyond an end it starts inwards at once`() {
    let line = line(1100)
    let start = line.releaseVelocity(-625, at: -235, hasRested: true)
    #expect(abs(start - (900 - 235 * 11) * -1) < 50)
    let course = ScrollCourse(from: -235, velocity: Double(start), in: line, rate: 0.998)
    for time in stride(from: 0.0, through: 0.65, by: 0.05) {
      let recorded = -(235 + 900 * time) * exp(-11 * time)
      // The fit's own 0.24 at a sample, and as much for the delay that it leaves out.
      #expect(abs(course.position(at: time) - recorded) < 0.5 + 1500 * 0.0008 * exp(-10 * time))
    }
    #expect(course.end == 0 && abs(course.duration - 0.6911) < 0.0167)
    // After a rest it never goes on outwards, however fast the finger was before.
    #expect(line.releaseVelocity(-9000, at: -235, hasRested: true) == 0)
    #expect(line.releaseVelocity(9000, at: 1235, hasRested: true) == 0)
    #expect(line.releaseVelocity(-9000, at: -235, hasRested: false) < 0)
    #expect(line.releaseVelocity(300, at: 500, hasRested: false) == 300)
  }

  @Test func `without bounces it stops at the end`() {
    let course = ScrollCourse(
      from: 500,
      velocity: 2000,
      in: line(1100, bounces: false),
      rate: 0.998
    )
    let places = (0...300).map { course.position(at: Double($0) / 60) }
    let most = places.max() ?? 0
    #expect(most == 1000 && course.end == 1000)
  }

  @Test func `a fling back from beyond an end goes on in the content`() {
    let course = ScrollCourse(from: -20, velocity: 1500, in: line(1e4), rate: 0.998)
    #expect(course.end > 300)
    let places = (0...300).map { course.position(at: Double($0) / 60) }
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(rises)
  }

  @Test(arguments: [0.0, 100, 1e5, -1e5])
  func `an eased move neither passes its place nor turns back`(_ velocity: Double) {
    let course = ScrollCourse(from: 0, velocity: velocity, easedTo: 100)
    let places = (0...120).map { course.position(at: Double($0) / 60) }
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    // Rounding of the exponential.
    #expect(rises && abs(places[0]) < 1e-9 && places.last == 100)
  }

  /// (1 − 1 / (x · 0.55 / d + 1)) · d, for a view of 100 points.
  @Test(arguments: [(10.0, 5.2132701421801), (100, 35.483870967742), (1e9, 99.999981818185)])
  func `content resists with the constant 0.55 (peer 185)`(_ far: Double, _ near: Double) {
    let line = line(1100)
    #expect(abs(line.giving(to: 1000 + far) - (1000 + near)) < 1e-6)
    #expect(abs(line.giving(to: -far) + near) < 1e-6)
    #expect(line.giving(to: 400) == 400)
  }

  @Test func `the finger's place is found again from the content's`() {
    let line = line(1100)
    for offset in [-40.0, -1, 0, 300, 1000, 1030] {
      #expect(abs(line.giving(to: line.pulled(to: offset)) - offset) < 1e-9)
    }
  }

  @Test func `small content stays, unless it always bounces`() {
    let still = line(50)
    #expect(!still.scrolls && still.lower == 0 && still.upper == 0)
    #expect(still.giving(to: 30) == 0)
    let giving = line(50, always: true)
    #expect(giving.scrolls && giving.giving(to: 30) > 10)
    let back = ScrollCourse(from: 20, velocity: -3000, in: giving, rate: 0.998)
    #expect(back.end == 0 && back.duration > 0 && back.duration < 3)
  }

  @Test(arguments: [
    (30.0, 0.0, 0.0), (70, 0, 100), (30, 500, 100), (130, -500, 100), (990, 500, 1000),
    (-10, -500, 0), (100, 500, 100),
  ])
  func `a fling turns to the next page its way, a rest to the nearest`(
    _ offset: Double,
    _ velocity: Double,
    _ page: Double
  ) {
    let found = line(1100).page(from: offset, velocity: velocity)
    let isThere = Double(found) == page
    #expect(isThere)
  }
}
