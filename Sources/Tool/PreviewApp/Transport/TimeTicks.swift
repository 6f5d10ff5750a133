import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// What has happened in a scene's time, to be marked on the line of it.
struct TimeTicks: Equatable {
  enum Kind: CaseIterable {
    case click, key, save, warning, slowFrame, crash
    /// A line of a tape begins.
    case line
  }

  struct Tick: Equatable {
    var kind: Kind
    /// Seconds since the scene's first frame.
    var time: Double
  }

  private(set) var all: [Tick] = []
  /// Maximum number of ticks, as there is no room for more: the oldest go.
  private static let most = 500

  mutating func add(_ kind: Kind, at time: Double) {
    let tick = Tick(kind: kind, time: time)
    guard !all.contains(tick) else { return }
    all.append(tick)
    if all.count > Self.most { all.removeFirst(all.count - Self.most) }
  }

  /// Forgets warnings and crashes: a scene that is started again reports its own.
  mutating func forgetProblems() { all.removeAll { $0.kind == .warning || $0.kind == .crash } }

  /// Moves the last crash to a later time, if it is not that late.
  mutating func delayCrash(to time: Double) {
    guard let index = all.lastIndex(where: { $0.kind == .crash }) else { return }
    all[index].time = max(all[index].time, time)
  }

  /// Notes input of the user's: what was done later before is dropped with it.
  mutating func note(_ entry: TapeEntry) {
    all.removeAll { ($0.kind == .click || $0.kind == .key) && $0.time > entry.time }
    guard let event = try? JSONText.decode(InputEvent.self, from: Array(entry.event.utf8)) else {
      return
    }
    switch event {
    case .pointerPressed: add(.click, at: entry.time)
    case .keyPressed(_, isRepeat: false): add(.key, at: entry.time)
    default: break
    }
  }
}

extension TimeTicks.Kind {
  var color: UIColor {
    switch self {
    case .click: PanelStyle.color(0x2F7FD6, dark: 0x73BFFF)
    case .key: PanelStyle.color(0x2E8B3D, dark: 0x80D980)
    case .save: PanelStyle.softText
    case .warning: PanelStyle.warning
    case .slowFrame: PanelStyle.color(0xD63A30, dark: 0xFF594D)
    case .crash: PanelStyle.error
    case .line: PanelStyle.accent
    }
  }

  /// Where it is, from the upper edge of the line of time on, in points: input above it, the others across it.
  var rows: ClosedRange<CGFloat> {
    switch self {
    case .click, .key: -8...(-2)
    case .save: 6...12
    case .line: 5...13
    case .warning, .slowFrame: -6...10
    case .crash: -11...15
    }
  }
}
