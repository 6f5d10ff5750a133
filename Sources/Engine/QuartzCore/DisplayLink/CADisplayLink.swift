public import CoreGraphics

/// A timer in step with the screen: it calls its target once for each frame of the window (SL10).
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Selector("step", Ball.step))
/// link.add(to: .main, forMode: .common)
/// ```
/// The method may take the link or nothing. It is called after the frame's input and before its
/// commit, so what it changes is in that very frame. Links follow the blanks of the first window on
/// show, whichever windows their targets draw in; while none is on show they wait.
@MainActor
open class CADisplayLink: NSObject {
  /// When the blank happened that the last call was for, in seconds of `CACurrentMediaTime()`; 0
  /// before the first call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from one blank of the screen to the next; 0 before the first call.
  ///
  /// The length of the link's own frames is `targetTimestamp - timestamp`.
  public private(set) var duration: CFTimeInterval = 0
  /// When the frame in preparation is seen, the time that animations are evaluated for; 0 before the
  /// first call.
  ///
  /// A link with a lower rate draws for several blanks: its target is the last of them, so that
  /// `targetTimestamp - timestamp` is always the length of one of its frames.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  private var target: AnyObject?
  private let selector: Selector
  private let links = DisplayLinks.shared
  private var runLoop: RunLoop?
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false
  private var reported: Set<String> = []

  /// A link that is not running yet.
  ///
  /// - Parameters:
  ///   - target: Who is called; kept alive until `invalidate()`.
  ///   - selector: The method to call on it.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Whether calls are held back; default false.
  ///
  /// While all links are paused the window sleeps.
  open var isPaused = false {
    didSet { if isPaused != oldValue { links.didChange(self) } }
  }

  /// How many calls a second are wanted; default 0, one for every blank of the screen.
  ///
  /// A call comes at every blank, at every second, every third …: what is closest to the wish, and
  /// the faster of two as close.
  open var preferredFramesPerSecond = 0 {
    didSet {
      guard preferredFramesPerSecond >= 0 else {
        report(
          "preferredFramesPerSecond",
          "cannot be \(preferredFramesPerSecond): it keeps \(oldValue)"
        )
        preferredFramesPerSecond = oldValue
        return
      }
      guard preferredFramesPerSecond != oldValue else { return }
      let rate = Float(preferredFramesPerSecond)
      preferredFrameRateRange =
        rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// The rates that will do, in frames a second; default `.default`, which leaves it to
  /// `preferredFramesPerSecond`.
  ///
  /// Setting that makes the range this one rate alone.
  ///
  /// The preferred rate counts, or else the greatest; calls come as for `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      guard preferredFrameRateRange.isUsable else {
        report(
          "preferredFrameRateRange",
          "cannot be \(preferredFrameRateRange): it keeps \(oldValue)"
        )
        preferredFrameRateRange = oldValue
        return
      }
      if preferredFrameRateRange != oldValue { links.didChange(self) }
    }
  }

  /// Calls a second that are wanted; 0 for one at every blank.
  private var wantedRate: Int {
    guard preferredFrameRateRange != .default else { return preferredFramesPerSecond }
    return Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded())
  }

  /// Starts the calls: one at each blank until the link is removed or paused; the run loop keeps it alive.
  ///
  /// A link may be in several modes of one run loop, and none of another before it has left the
  /// first. Frames are made by the main loop, whatever its mode, and so are the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else {
      return report("add(to:forMode:)", "has no effect: the link is invalid")
    }
    guard runLoop == nil || runLoop === runloop else {
      return report("add(to:forMode:)", "has no effect: the link is in another run loop")
    }
    runLoop = runloop
    modes.insert(mode)
    links.insert(self)
  }

  /// Takes the link out of one mode; after the last the calls end, and the run loop lets go of it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runLoop === runloop, modes.remove(mode) != nil, modes.isEmpty else { return }
    leaveRunLoop()
  }

  /// Ends the calls for good: takes the link out of every mode and lets go of the target.
  open func invalidate() {
    isInvalid = true
    target = nil
    leaveRunLoop()
  }

  private func leaveRunLoop() {
    runLoop = nil
    modes = []
    links.remove(self)
  }
}

// MARK: - Calls

extension CADisplayLink {
  /// Whether calls are to come.
  var isRunning: Bool { runLoop != nil && !isPaused }

  /// Half a blank before the one that the next call is due at: no earlier blank is for this link.
  ///
  /// Blanks come a little off their times, and a window may report one twice.
  var nextCallTime: Double {
    guard duration > 0 else { return -.infinity }
    let blanks = ScreenBlank.perCall(atRate: wantedRate, interval: duration)
    return timestamp + (Double(blanks) - 0.5) * duration
  }

  /// Calls the target when the blank is one that this link is for.
  func fire(at blank: ScreenBlank) {
    guard isRunning, let target, blank.timestamp >= nextCallTime else { return }
    let blanks = ScreenBlank.perCall(atRate: wantedRate, interval: blank.interval)
    timestamp = blank.timestamp
    duration = blank.interval
    targetTimestamp = blank.targetTimestamp + Double(blanks - 1) * blank.interval
    if !selector.perform(on: target, sender: self) {
      report(
        selector.name,
        "cannot be called on a \(type(of: target)): it is another class's method"
      )
    }
  }

  private func report(_ what: String, _ problem: String) {
    guard reported.insert(what).inserted else { return }
    EngineReport.handler("\(type(of: self)): \(what) \(problem)")
  }
}

extension CAFrameRateRange {
  /// Whether it names rates that a screen can have, the least first.
  fileprivate var isUsable: Bool {
    let rates = [minimum, preferred ?? maximum, maximum]
    return rates.allSatisfy { (0...10_000).contains($0) } && rates == rates.sorted()
  }
}
