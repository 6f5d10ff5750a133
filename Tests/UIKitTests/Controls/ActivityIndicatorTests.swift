import QuartzCore
import Testing
import UIKit

/// The wheel that turns while something takes its time.
final class `Activity indicators` {
  private lazy var shown = ShownWindow()

  @Test func `have the sizes and defaults of Apple's`() {
    let wheel = UIActivityIndicatorView()
    #expect(wheel.style == .medium && wheel.hidesWhenStopped && !wheel.isAnimating)
    #expect(wheel.isHidden && wheel.bounds.size == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    wheel.style = .large
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func `are seen while they turn`() {
    let wheel = shown.add(UIActivityIndicatorView(style: .medium))
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    #expect(wheel.layer.sublayers?.count == 8)
    #expect(wheel.layer.sublayers?.allSatisfy { $0.animationKeys()?.count == 1 } == true)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    #expect(wheel.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `turn once a second, in eight steps`() {
    let wheel = shown.add(UIActivityIndicatorView(style: .medium))
    wheel.startAnimating()
    CATransaction.flush()
    func brightest(at time: Double) -> Int? {
      shown.advance(to: time)
      return wheel.layer.sublayers?.firstIndex { $0.shown.opacity == 1 }
    }
    let steps = (0..<9).map { brightest(at: 0.01 + Double($0) / 8) }
    #expect(steps == [0, 1, 2, 3, 4, 5, 6, 7, 0])
  }

  @Test func `draw spokes in their color around a free middle`() {
    let wheel = shown.add(UIActivityIndicatorView(style: .large))
    wheel.hidesWhenStopped = false
    wheel.color = .red
    wheel.layoutIfNeeded()
    #expect(wheel.color(18, 3) == 0xFF0000)
    #expect(wheel.color(18, 18) == 0xFFFFFF)
    wheel.color = nil
    #expect(wheel.color != .red)
  }
}
