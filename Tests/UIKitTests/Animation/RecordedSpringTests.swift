import CoreGraphics
import Foundation
import QuartzCore
import Recorded
import Testing
import UIKit

/// The springs that UIKit put on layers for its blocks, and where they took the views (uiview_springs).
@Suite(.serialized) struct `Recorded view springs` {
  private struct File: Decodable {
    let columns: [String]
    let samples: [[Double]]
    let positions: Positions?
  }

  private struct Positions: Decodable {
    let samples: [Course]
    let tolerance: Double
  }

  private struct Course: Decodable {
    let ratio: Double
    let duration: Double
    let frm: Double
    let to: Double
    let at: [String: Double]
  }

  private func move(
    _ view: UIView,
    to x: Double,
    _ ratio: Double,
    _ duration: Double,
    _ velocity: Double
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity),
      options: []
    ) { view.center.x = CGFloat(x) }
  }

  /// UIKit's solver stops early: its numbers miss the condition that they follow by up to 4 parts in 10⁷.
  @Test func `a block's spring is UIKit's`() throws {
    let files = try RecordedFile.all("uiview_springs", as: File.self)
    for file in files {
      #expect(file.columns == ["damping ratio", "duration", "initial velocity", "stiffness"])
      for row in file.samples {
        let view = ShownWindow().add()
        move(view, to: 150, row[0], row[1], row[2])
        let spring = try #require(view.layer.basic("position") as? CASpringAnimation)
        let stiffness = Double(spring.stiffness)
        #expect(abs(stiffness / row[3] - 1) < 1e-6, "\(row): \(stiffness)")
        let ratio = Double(spring.damping) / (2 * stiffness.squareRoot())
        #expect(spring.mass == 1 && abs(ratio - row[0]) < 1e-9)
        #expect(Double(spring.initialVelocity) == row[2] && spring.duration == row[1])
      }
    }
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
  }

  /// `UISpringTimingParameters(dampingRatio:initialVelocity:)` follows the same rule.
  @Test func `an animator's spring by its ratio is a block's`() throws {
    for row in try RecordedFile.all("uiview_springs", as: File.self).flatMap(\.samples) {
      let shown = ShownWindow()
      let (byBlock, byAnimator) = (shown.add(), shown.add())
      move(byBlock, to: 150, row[0], row[1], row[2])
      let animator = UIViewPropertyAnimator(
        duration: row[1],
        timingParameters: UISpringTimingParameters(
          dampingRatio: CGFloat(row[0]),
          initialVelocity: CGVector(dx: row[2], dy: row[2])
        )
      )
      animator.addAnimations { byAnimator.center.x = 150 }
      animator.startAnimation()
      shown.advance(to: 0)
      for share in [0.1, 0.3, 0.5, 0.9] {
        shown.advance(to: row[1] * share)
        let found = [byBlock, byAnimator].map { Double($0.layer.shown.position.x) }
        #expect(abs(found[0] - found[1]) < 1e-6, "\(row) at \(share): \(found)")
        #expect(found[0] > 50)
      }
    }
  }

  @Test func `a view is where UIKit's was`() throws {
    for positions in try RecordedFile.all("uiview_springs", as: File.self).compactMap(\.positions) {
      for course in positions.samples {
        let shown = ShownWindow()
        let view = shown.add()
        view.center.x = CGFloat(course.frm)
        CATransaction.flush()
        move(view, to: course.to, course.ratio, course.duration, 0)
        shown.advance(to: 0)
        for (text, x) in course.at {
          guard let time = Double(text) else {
            Issue.record("\(text) is no time")
            continue
          }
          MediaClock.set(time)
          let found = Double(view.layer.shown.position.x)
          #expect(abs(found - x) <= positions.tolerance, "\(course.ratio) at \(time): \(found)")
        }
      }
    }
  }
}
