import Foundation
import Testing
import UIKit

/// The user's settings for all programs.
@Suite(.serialized) struct `Accessibility` {
  @Test func `reduced motion is notified when it changes, and only then`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { heard.append(UIAccessibility.isReduceMotionEnabled) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.configure(reduceMotion: false)
    UIAccessibility.configure(reduceMotion: true)
    UIAccessibility.configure(reduceMotion: true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.configure(reduceMotion: false)
    #expect(heard == [true, false])
  }
}
