import QuartzCore
import Testing

/// When a link calls its target, and with which times (SL10).
struct `Display link` {
  @Test func `times are 0 before the first call`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink.running(target)
    #expect(link.timestamp == 0)
    #expect(link.duration == 0)
    #expect(link.targetTimestamp == 0)
    screen.blank(7)
    #expect(link.timestamp == 7.0 / 60)
    #expect(link.duration == 1.0 / 60)
    #expect(link.targetTimestamp == 8.0 / 60)
  }

  @Test func `it calls at every blank, in the order in which links were added`() {
    let screen = LinkScreen()
    let (first, second) = (LinkTarget(), LinkTarget())
    var order: [String] = []
    first.onCall = { _ in order.append("first") }
    second.onCall = { _ in order.append("second") }
    _ = CADisplayLink.running(first)
    _ = CADisplayLink.running(second)
    for blank in 1...3 { screen.blank(blank) }
    #expect(first.blanks == [1, 2, 3])
    #expect(second.blanks == [1, 2, 3])
    #expect(order == ["first", "second", "first", "second", "first", "second"])
  }

  /// As `#selector` does for methods with and without a parameter.
  @Test func `the method may take nothing`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink(target: target, selector: Selector("alone", LinkTarget.stepAlone))
    link.add(to: .current, forMode: .default)
    screen.blank(1)
    #expect(target.blanks == [-1])
  }

  /// A window may tell of one blank twice, the second time a little off.
  @Test func `it calls once for a blank`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    _ = CADisplayLink.running(target)
    screen.blank(1)
    screen.blank(1)
    var again = LinkScreen.blank(1)
    again.timestamp += 0.004
    screen.clock.fire(at: again)
    screen.blank(2)
    #expect(target.blanks == [1, 2])
  }

  @Test func `a paused link does not call, and goes on with the next blank`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink.running(target)
    screen.blank(1)
    link.isPaused = true
    screen.blank(2)
    #expect(link.timestamp == 1.0 / 60)
    link.isPaused = false
    screen.blank(9)
    #expect(target.blanks == [1, 9])
  }

  /// The target of a slower link is the last blank of its own frame, whose length the difference is.
  @Test func `a lower rate drops whole blanks, evenly`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink.running(target)
    link.preferredFramesPerSecond = 20
    for blank in 1...10 { screen.blank(blank) }
    #expect(target.blanks == [1, 4, 7, 10])
    #expect(abs(link.targetTimestamp - link.timestamp - 0.05) < 1e-15)
    #expect(link.duration == 1.0 / 60)
    // A blank that never came: the next call is at once, and the rhythm goes on from there.
    for blank in [11, 12, 14, 15, 16, 17] { screen.blank(blank) }
    #expect(target.blanks == [1, 4, 7, 10, 14, 17])
    link.preferredFramesPerSecond = 0
    screen.blank(18)
    #expect(target.blanks.last == 18)
  }

  /// The recorded readings' README: 30 frames a second make the range 30, 30, 30; 0 leaves it to the screen.
  @Test func `a rate is a range of one`() {
    let link = CADisplayLink.running(LinkTarget())
    link.preferredFramesPerSecond = 30
    let expected = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    #expect(link.preferredFrameRateRange == expected)
    link.preferredFramesPerSecond = 0
    #expect(link.preferredFrameRateRange == .default)
  }

  /// SL10: the newer spelling of the wish, by its preferred rate or else its greatest.
  @Test(arguments: [
    (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20), [1, 4, 7]),
    (CAFrameRateRange(minimum: 10, maximum: 30), [1, 3, 5, 7]),
    (.default, [1, 2, 3, 4, 5, 6, 7]),
  ])
  func `a range of rates asks for one of them`(_ range: CAFrameRateRange, _ blanks: [Int]) {
    let screen = LinkScreen()
    let target = LinkTarget()
    let link = CADisplayLink.running(target)
    link.preferredFrameRateRange = range
    for blank in 1...7 { screen.blank(blank) }
    #expect(target.blanks == blanks)
  }

  @Test(arguments: [
    CAFrameRateRange(minimum: 30, maximum: 10), CAFrameRateRange(minimum: -1, maximum: 10),
    CAFrameRateRange(minimum: 0, maximum: .infinity), CAFrameRateRange(minimum: .nan, maximum: 1),
    CAFrameRateRange(minimum: 0, maximum: 10, preferred: 20),
  ])
  func `a range that no screen can have is not taken`(_ range: CAFrameRateRange) {
    let link = CADisplayLink.running(LinkTarget())
    defer { link.invalidate() }
    link.preferredFrameRateRange = range
    #expect(link.preferredFrameRateRange == .default)
  }

  /// Half a blank before the one that a link is for; never without a running link.
  @Test func `a clock knows when the next blank is needed`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    #expect(screen.clock.nextCallTime == .infinity)
    let link = CADisplayLink.running(target)
    #expect(screen.clock.nextCallTime == -.infinity)
    screen.blank(1)
    #expect(screen.clock.nextCallTime == 1.5 / 60)
    link.preferredFramesPerSecond = 20
    #expect(screen.clock.nextCallTime == 3.5 / 60)
    link.isPaused = true
    #expect(screen.clock.nextCallTime == .infinity)
    link.isPaused = false
    #expect(screen.clock.nextCallTime < 1)
    link.remove(from: .main, forMode: .common)
    #expect(screen.clock.nextCallTime == .infinity)
    // Added, slowed down, paused, resumed, removed.
    #expect(screen.changes == 5)
  }

  @Test func `the first window's clock fires, then the next one's`() {
    let screen = LinkScreen()
    let target = LinkTarget()
    _ = CADisplayLink.running(target)
    var told: [String] = []
    var second: DisplayLinkClock? = DisplayLinkClock()
    let third = DisplayLinkClock()
    second?.onChange = { told.append("second") }
    third.onChange = { told.append("third") }
    second?.fire(at: LinkScreen.blank(1))
    #expect(target.blanks.isEmpty)
    #expect(second?.nextCallTime == .infinity)
    screen.blank(2)
    screen.clock.stop()
    #expect(told == ["second"])
    screen.blank(3)
    second?.fire(at: LinkScreen.blank(4))
    second = nil
    #expect(told == ["second", "third"])
    third.fire(at: LinkScreen.blank(5))
    #expect(target.blanks == [2, 4, 5])
  }

  @Test(arguments: [
    (0, 1), (60, 1), (120, 1), (Int.max, 1), (59, 1), (46, 1),
    // 45 is as far from 60 as from 30: the faster.
    (45, 1), (44, 2), (30, 2), (26, 2), (25, 2), (24, 3), (20, 3), (15, 4), (1, 60),
  ])
  func `the rate is the closest with whole blanks between`(rate: Int, blanks: Int) {
    // At 60 Hz, also when that was measured a little off.
    for interval in [1.0 / 60, 1.0 / 59.7, 1.0 / 60.4] {
      #expect(ScreenBlank.perCall(atRate: rate, interval: interval) == blanks)
    }
  }
}
