internal import Dispatch
package import WindowSystem

/// Delivers one tick for each request, at the next blank: from Present, or from a timer without it.
///
/// The timer runs only while a tick is requested. Besides Present it is a watchdog: when the server does not answer
/// within `patience`, the timer ticks at 60 Hz until the server answers again (a compositor may stop its blanks while
/// the window is hidden).
package final class FrameClock {
  /// How long the server may take to report a blank, in seconds.
  static let patience = 0.1
  /// The same limit while the server has reported every recent blank: each check costs two wake-ups.
  private static let trust = 0.5
  /// Fraction of an interval: a frame that takes longer is drawn after the next blank was requested, at the cost of a
  /// write.
  private static let longFrame = 0.1

  /// Called with each tick.
  package var onTick: (FrameTick) -> Void = { _ in }
  /// Whether ticks come from Present at the moment.
  package var usesPresent: Bool { present != nil && presentAnswers }
  /// The rate in hertz: measured, or the value given at the start.
  var refreshRate: Double { 1 / timeline.interval }

  private var timeline: VblankTimeline
  private let present: Present?
  private var isRequested = false
  /// Since when a report of the server is waited for without a break, in seconds.
  private var waitsSince = Double.infinity
  /// How long reports are waited for before a blank is requested again, in seconds: one may be lost.
  ///
  /// Twice as long each time: a server that only holds its reports back has all of them to send later.
  private var renewal = 1.0
  /// Number of blanks that the server will still report: one was requested, or pictures were sent to be shown.
  private var reportsToCome = 0
  private var pendingTick: FrameTick?
  private var presentAnswers = true
  private var due = Double.infinity
  /// The time of the last blank that ticked, in seconds.
  private var lastBlank = -Double.infinity
  private var framesAreLong = false
  private var sendsPictures = false
  private var timer: (any DispatchSourceTimer)?
  private var timerFiresAt = Double.infinity

  /// How the server is asked for blanks.
  package struct Present {
    /// Requests a report of the next blank: sent at once, or with the other requests at the end of this turn.
    var ask: (_ isUrgent: Bool) -> Void
    /// Handles the server's events received so far.
    var readEvents: () -> Void

    package init(ask: @escaping (_ isUrgent: Bool) -> Void, readEvents: @escaping () -> Void) {
      (self.ask, self.readEvents) = (ask, readEvents)
    }
  }

  /// Starts idle; the refresh rate, in hertz, is used until it is measured.
  package init(refreshRate: Double?, present: Present?) {
    timeline = VblankTimeline(refreshRate: present == nil ? nil : refreshRate)
    self.present = present
  }

  isolated deinit { timer?.cancel() }

  /// Requests one tick; asking again before it came changes nothing.
  package func request() {
    guard !isRequested else { return }
    isRequested = true
    let now = MonotonicClock.now()
    if reportsToCome == 0 { askPresent(at: now, isUrgent: false) }
    framesAreLong = now - lastBlank > timeline.interval * Self.longFrame
    due = usesPresent ? now + Self.patience : timeline.nextTimerTick(after: now)
    // If it is set, it checks by itself.
    if !usesPresent || timerFiresAt == .infinity { setTimer(due, now: now) }
  }

  /// Notes that the server was sent a picture to show at the next blank, and will report it.
  func pictureWasSent() {
    expectReport(at: MonotonicClock.now())
    sendsPictures = true
  }

  /// Notes that pictures sent will not be shown any more, or not be reported.
  func forgetPictures() { reportsToCome = 0 }

  /// Notes a blank that the server reported: its counter, and its time in seconds.
  ///
  /// The tick waits for `deliverPending`: the server's other reports of the same blank, such as that a buffer is free,
  /// come before it. Of several reports of one blank only the last one ticks.
  package func blankCame(msc: UInt64, ust: Double) {
    reportsToCome = max(0, reportsToCome - 1)
    // Pictures are also reported when ticks come from the timer.
    guard present != nil else { return }
    presentAnswers = true
    renewal = 1
    let tick = timeline.presented(msc: msc, ust: ust, now: MonotonicClock.now())
    if isRequested, reportsToCome == 0 { pendingTick = tick }
  }

  /// Ticks for a blank that was reported.
  package func deliverPending() {
    guard let tick = pendingTick else { return }
    pendingTick = nil
    if isRequested { deliver(tick) }
  }

  /// Ticks now, between blanks, whether requested or not; a tick that was requested still comes.
  func tickNow() {
    onTick(timeline.current(now: MonotonicClock.now()))
  }

  /// Drops all requests; nothing runs afterwards.
  package func stop() {
    isRequested = false
    pendingTick = nil
    timer?.cancel()
    timer = nil
  }

  private func deliver(_ tick: FrameTick) {
    isRequested = false
    lastBlank = tick.timestamp
    if framesAreLong { askAhead() }
    onTick(tick)
    if !isRequested { disarm() }
  }

  /// Requests the next blank before the frame is drawn.
  ///
  /// A server without a screen (Xvfb) counts the next blank as the present one from the middle between the two. A later
  /// request gets the report of the one after it, and frames that take longer than half a blank would each lose one.
  /// For short frames the request is sent with the pixels, in one write. A report that nothing waits for does not tick;
  /// pictures are reported by themselves.
  private func askAhead() {
    guard presentAnswers, reportsToCome == 0, !sendsPictures else { return }
    askPresent(at: MonotonicClock.now(), isUrgent: true)
  }

  private func askPresent(at now: Double, isUrgent: Bool) {
    guard let present else { return }
    expectReport(at: now)
    present.ask(isUrgent)
  }

  private func expectReport(at now: Double) {
    if reportsToCome == 0 { waitsSince = now }
    reportsToCome += 1
  }

  private func timerFired() {
    timerFiresAt = .infinity
    guard isRequested else { return }
    let now = MonotonicClock.now()
    guard now >= due else {
      setTimer(usesPresent ? max(due, now + Self.trust) : due, now: now)
      return
    }
    // After a long turn of the main queue the answer may be here, but not read yet.
    present?.readEvents()
    guard isRequested, now >= due else { return }
    presentAnswers = false
    if now - waitsSince > renewal {
      reportsToCome = 0
      renewal *= 2
    }
    deliver(timeline.timerFired(now: now))
  }

  /// Sets the timer, unless it fires earlier and can check then.
  private func setTimer(_ time: Double, now: Double) {
    guard timerFiresAt > time else { return }
    let timer = timer ?? makeTimer()
    timer.schedule(deadline: .now() + max(0, time - now))
    timerFiresAt = time
  }

  private func disarm() {
    guard timerFiresAt < .infinity else { return }
    timer?.schedule(deadline: .distantFuture)
    timerFiresAt = .infinity
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timerFired() }
    }
    timer.activate()
    self.timer = timer
    return timer
  }
}
