import CoreGraphics
import Foundation
import QuartzCore
import Recorded
import Testing
import UIKit

/// The system's spring, which sheets come and go by, and how dark it is around them (system_spring).
@Suite(.serialized) struct `Recorded sheets` {
  private struct File: Decodable {
    let system: System
    let sheet: Sheet?
  }

  private struct System: Decodable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let keyboardDuration: Double
    let omega: Double
  }

  private struct Sheet: Decodable {
    let dim: Double
    let slop: Double?
  }

  /// What is left of the way after a time, for a critically damped spring.
  private func left(_ omega: Double, at time: Double) -> Double {
    (1 + omega * time) * exp(-omega * time)
  }

  @Test func `a sheet comes and goes by the system's spring, and the dimming with it`() throws {
    let files = try RecordedFile.all("system_spring", as: File.self)
    for file in files {
      let omega = file.system.omega
      #expect(abs(omega - (file.system.stiffness / file.system.mass).squareRoot()) < 1e-4)
      let (root, top) = (UIViewController(), UIViewController())
      let shown = ShownWindow(root: root)
      top.preferredContentSize = CGSize(width: 100, height: 60)
      top.modalPresentationStyle = .formSheet
      root.present(top, animated: true)
      shown.advance(to: 0)
      let sheet = try #require(top.view.superview)
      let dimming = try #require(sheet.superview?.subviews.first)
      if let dim = file.sheet?.dim {
        #expect(abs(Double(dimming.layer.backgroundColor?.alpha ?? 0) - dim) < 1e-6)
      }
      for time in [0.05, 0.1, 0.2, 0.3, 0.45] {
        shown.advance(to: time)
        let far = (sheet.layer.shown.position.y - sheet.center.y) / 130
        // The recorded frequency has six digits.
        #expect(abs(Double(far) - left(omega, at: time)) < 1e-5)
        #expect(abs(Double(dimming.layer.shown.opacity) - (1 - left(omega, at: time))) < 1e-5)
      }
      shown.advance(to: file.system.keyboardDuration - 0.01)
      #expect(top.isBeingPresented)
      shown.advance(to: file.system.keyboardDuration)
      #expect(!top.isBeingPresented && sheet.layer.animationKeys() == nil)
      let start = file.system.keyboardDuration
      root.dismiss(animated: true)
      shown.advance(to: start)
      shown.advance(to: start + 0.1)
      let gone = (sheet.layer.shown.position.y - 100) / 130
      #expect(abs(Double(gone) - (1 - left(omega, at: 0.1))) < 1e-5)
      shown.advance(to: start + file.system.keyboardDuration)
      #expect(sheet.window == nil)
    }
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
  }

  /// The record says that it is overdamped, and is shown as the critical one of its frequency.
  @Test func `the system's spring as an animation is reduced to critical damping`() throws {
    for system in try RecordedFile.all("system_spring", as: File.self).map(\.system) {
      #expect(system.damping > 2 * (system.mass * system.stiffness).squareRoot())
      let shown = ShownWindow()
      let layer = shown.add().layer
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.mass = CGFloat(system.mass)
      spring.stiffness = CGFloat(system.stiffness)
      spring.damping = CGFloat(system.damping)
      spring.duration = system.keyboardDuration
      layer.add(spring, forKey: "spring")
      shown.advance(to: 0)
      for share in [0.1, 0.3, 0.6, 0.9] {
        let time = share * system.keyboardDuration
        MediaClock.set(time)
        let far = 1 - Double(layer.shown.position.x) / 100
        #expect(abs(far - left(system.omega, at: time)) < 1e-5, "\(time): \(far)")
      }
    }
  }

  /// How far a finger moves before a sheet follows it is how far any pan does before it begins.
  @Test func `a pan begins when the finger has gone farther than the recorded slop`() throws {
    for slop in try RecordedFile.all("system_spring", as: File.self).compactMap(\.sheet?.slop) {
      let shown = ShownWindow()
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      shown.add(CGRect(x: 0, y: 0, width: 200, height: 200)).addGestureRecognizer(pan)
      shown.press(100, 50)
      shown.move(100, 50 + slop, at: 0.1)
      #expect(pan.state == .possible)
      shown.move(100, 50 + slop + 0.5, at: 0.2)
      #expect(pan.state == .began)
      shown.release(100, 50 + slop + 0.5, at: 0.3)
    }
  }
}
