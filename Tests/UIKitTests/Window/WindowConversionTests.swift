import CoreGraphics
import Foundation
import Testing
import UIKit

/// Places in one window, in another, and on the screen.
struct `Window conversion` {
  @Test func `windows meet on the screen`() {
    let a = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let b = UIWindow(frame: CGRect(x: 40, y: 60, width: 100, height: 100))
    let point = CGPoint(x: 5, y: 5)
    #expect(a.convert(point, to: nil as UIWindow?) == CGPoint(x: 15, y: 25))
    #expect(a.convert(point, from: nil as UIWindow?) == CGPoint(x: -5, y: -15))
    #expect(a.convert(point, to: b) == CGPoint(x: -25, y: -35))
    #expect(a.convert(point, from: b) == CGPoint(x: 35, y: 45))
    let rect = CGRect(x: 0, y: 0, width: 7, height: 8)
    #expect(a.convert(rect, to: b) == CGRect(x: -30, y: -40, width: 7, height: 8))
    #expect(a.convert(rect, from: nil as UIWindow?) == CGRect(x: -10, y: -20, width: 7, height: 8))
  }
}
