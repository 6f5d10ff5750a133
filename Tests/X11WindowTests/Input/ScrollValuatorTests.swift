import CoreGraphics
import Testing
import X11Window

/// XInput 2.1: how far valuators scroll.
struct `Scroll valuators` {
  private static let wheel = ScrollValuators.Axis(number: 3, isVertical: true, increment: 120)
  private static let side = ScrollValuators.Axis(number: 2, isVertical: false, increment: 120)

  @Test func `scroll 48 points for each increment, and parts of it`() {
    var valuators = ScrollValuators([Self.side, Self.wheel])
    valuators.begin(at: [2: 1000, 3: -5000])
    // Down: what is below comes into view, as by button 5.
    #expect(valuators.scroll(to: [3: -4880]) == WheelStep.delta(button: 5))
    #expect(valuators.scroll(to: [3: -4865]) == CGVector(dx: 0, dy: -6))
    #expect(valuators.scroll(to: [3: -4985]) == WheelStep.delta(button: 4))
    #expect(valuators.scroll(to: [2: 1120]) == WheelStep.delta(button: 7))
    #expect(valuators.scroll(to: [2: 1000]) == WheelStep.delta(button: 6))
    #expect(valuators.scroll(to: [2: 1060, 3: -5045]) == CGVector(dx: -24, dy: 24))
  }

  /// However fine the steps are, they add up to what one step would have been.
  @Test func `lose nothing in small steps`() {
    var valuators = ScrollValuators([Self.wheel])
    valuators.begin(at: [3: 0])
    var total = 0.0
    for step in 1...960 {
      total += valuators.scroll(to: [3: Double(step) * 0.25]).map { Double($0.dy) } ?? 0
    }
    #expect(abs(total + 96) < 1e-9)
  }

  @Test func `go by what comes first where nothing is known`() {
    var valuators = ScrollValuators([Self.wheel])
    #expect(valuators.scroll(to: [3: 700]) == nil)
    #expect(valuators.scroll(to: [3: 820]) == CGVector(dx: 0, dy: -48))
    // The pointer was elsewhere: what was turned there is not scrolled here.
    valuators.forget()
    valuators.begin(at: [3: 9000])
    #expect(valuators.scroll(to: [3: 9060]) == CGVector(dx: 0, dy: -24))
    valuators.begin(at: [3: 5])
    #expect(valuators.scroll(to: [3: 9120]) == CGVector(dx: 0, dy: -24), "it was known")
    valuators.forget()
    #expect(valuators.scroll(to: [3: 0]) == nil)
    #expect(valuators.scroll(to: [3: -60]) == CGVector(dx: 0, dy: 24))
  }

  @Test func `do not scroll by what is no turn`() {
    var valuators = ScrollValuators([Self.wheel])
    valuators.begin(at: [3: 0])
    #expect(valuators.scroll(to: [0: 500, 1: 300]) == nil)
    #expect(valuators.scroll(to: [3: 0]) == nil)
    #expect(valuators.scroll(to: [3: 1e9]) == nil, "it was set to something")
    #expect(valuators.scroll(to: [3: 1e9 + 120]) == CGVector(dx: 0, dy: -48))
    #expect(valuators.scroll(to: [3: .nan]) == nil)
    #expect(valuators.scroll(to: [3: 5]) == nil)
    #expect(valuators.scroll(to: [3: 125]) == CGVector(dx: 0, dy: -48))
  }

  /// A device turned round ("natural scrolling") counts the other way.
  @Test func `may count backwards`() {
    var valuators = ScrollValuators([.init(number: 1, isVertical: true, increment: -15)])
    valuators.begin(at: [1: 0])
    #expect(valuators.scroll(to: [1: 15]) == WheelStep.delta(button: 4))
  }

  @Test(arguments: [4, 5, 6, 7] as [UInt32])
  func `stand for the wheel's buttons, each in its direction`(button: UInt32) {
    #expect(ScrollValuators([Self.wheel]).tell(button: button) == (button < 6))
    #expect(ScrollValuators([Self.side]).tell(button: button) == (button > 5))
    #expect(!ScrollValuators().tell(button: button))
    let alone = ScrollValuators.Axis(
      number: 3,
      isVertical: true,
      increment: 1,
      hasButtons: false
    )
    #expect(!ScrollValuators([alone]).tell(button: button))
  }

  @Test func `without an increment are none`() {
    for increment in [0, Double.nan, .infinity] {
      #expect(ScrollValuators([.init(number: 0, isVertical: true, increment: increment)]).isEmpty)
    }
    #expect(!ScrollValuators([Self.wheel]).tell(button: 1))
    #expect(!ScrollValuators([Self.wheel]).tell(button: 8))
  }
}
