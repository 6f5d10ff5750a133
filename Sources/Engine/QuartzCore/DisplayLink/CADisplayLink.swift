public import CoreGraphics

/// A timer synchronized with the screen: it calls its target once for each frame of the window.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Selector("step", Ball.step))
/// link.add(to: .main, forMode: .common)
/// ```
/// The method may take the link or nothing. It is called after the frame's input and before its commit, so that its
/// changes are in the same frame. Links follow the vertical blanks of the first window on screen, whichever windows
/// their targets draw in; while no window is on screen they wait.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the vertical blank that the last call was for, in seconds of `CACurrentMediaTime()`; 0 before the
  /// first call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time from one vertical blank of the screen to the next, in seconds; 0 before the first call.
  ///
  /// The duration of the link's own frames is `targetTimestamp - timestamp`.
  public private(set) var duration: CFTimeInterval = 0
  /// The time when the frame in preparation is shown, for which animations are evaluated, in seconds; 0 before the
  /// first call.
  ///
  /// A frame of a link with a lower rate lasts several blanks. The target is the last of them: the duration of one of
  /// its frames is always `targetTimestamp - timestamp`.
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
  ///   - target: The object to call; kept alive until `invalidate()`.
  ///   - selector: The method to call on it.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Whether calls are suspended; default false.
  ///
  /// While all links are paused the window sleeps.
  open var isPaused = false {
    didSet { if isPaused != oldValue { links.didChange(self) } }
  }

  /// The preferred number of calls per second; default 0: one for every blank of the screen.
  ///
  /// A call comes at every blank, every second one, every third one …: the rate closest to the preferred one, and of
  /// two equally close ones the higher.
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

  /// After how many of 60 blanks a second a call comes: the name before `preferredFramesPerSecond`; default 1.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }

  /// The acceptable rates, in frames per second; default `.default`: `preferredFramesPerSecond` decides.
  ///
  /// Setting `preferredFramesPerSecond` sets this to a range of that rate only.
  ///
  /// The preferred rate is used, or else the maximum; calls come as for `preferredFramesPerSecond`.
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

  /// The preferred number of calls per second; 0 for one at every blank.
  private var wantedRate: Int {
    guard preferredFrameRateRange != .default else { return preferredFramesPerSecond }
    return Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded())
  }

  /// Starts the calls, one at each blank until the link is removed or paused; the run loop keeps the link alive.
  ///
  /// A link may be in several modes of one run loop, but not in another run loop before it has been removed from the
  /// first. Frames are made by the main run loop in all its modes, and so are the calls.
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

  /// Removes the link from one mode; after the last one the calls end, and the run loop releases it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runLoop === runloop, modes.remove(mode) != nil, modes.isEmpty else { return }
    leaveRunLoop()
  }

  /// Ends the calls for good: removes the link from every mode and releases the target.
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
  /// Whether calls are expected.
  var isRunning: Bool { runLoop != nil && !isPaused }

  /// Half a blank before the one that the next call is due at; earlier blanks are not for this link.
  ///
  /// Blanks are a little off their times, and a window may report one twice.
  var nextCallTime: Double {
    guard duration > 0 else { return -.infinity }
    let blanks = ScreenBlank.perCall(atRate: wantedRate, interval: duration)
    return timestamp + (Double(blanks) - 0.5) * duration
  }

  /// Calls the target if the blank is one that this link is for.
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
  /// Whether its rates are possible ones of a screen, in increasing order.
  fileprivate var isUsable: Bool {
    let rates = [minimum, preferred ?? maximum, maximum]
    return rates.allSatisfy { (0...10_000).contains($0) } && rates == rates.sorted()
  }
}
