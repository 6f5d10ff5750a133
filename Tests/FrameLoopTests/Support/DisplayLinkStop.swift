import QuartzCore

/// The ways to end a display link's calls.
enum DisplayLinkStop: CaseIterable {
  case pause, remove, invalidate

  func stop(_ link: CADisplayLink) {
    switch self {
    case .pause: link.isPaused = true
    case .remove: link.remove(from: .main, forMode: .common)
    case .invalidate: link.invalidate()
    }
  }
}
