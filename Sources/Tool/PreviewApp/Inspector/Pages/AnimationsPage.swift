import CoreGraphics
import Foundation
import SceneProtocol
import UIKit
import WindowSystem

/// The animations that run and that have run: bars over the time, in groups by what started them, and the pace of one.
///
/// Groups are played again, slowed, muted or left alone (`GroupPlay`), and a bar that is dragged gets another begin or
/// duration for this run.
final class AnimationsPage: InspectorPage {
  private let list = ListView()
  private let curve = CurveView()
  let view: UIView
  private var groups: [AnimationGroup] = []
  private var rows: [Row] = []
  private var axis = AnimationAxis()
  private var selected: Int?
  private(set) var play = GroupPlay()
  /// What was last sent to the scene of how they play.
  private var told = AnimationTuning()
  private var drag: BarDrag?
  /// Whether keys are the page's.
  var isFocused = false
  var onFocus: () -> Void = {}
  var onLayer: (Int) -> Void = { _ in }
  /// Called with a question that changes how animations play.
  var onChange: (InspectionRequest) -> Void = { _ in }

  private enum Row: Equatable {
    case group(Int)
    case animation(InspectedAnimation, indent: Int)
  }

  init() {
    view = StackedView(list, curve) { $0 - min(CurveView.height, ($0 * 0.6).rounded()) }
    list.emptyText =
      "Nothing moves, and nothing has moved since the inspector was opened. "
      + "Click in the scene, or begin it again (Ctrl+Shift+R)."
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onTouch = { [unowned self] in onFocus() }
    list.onPress = { [unowned self] in press($0) }
    list.onDrag = { [unowned self] in drag(by: $1) }
    list.onRelease = { [unowned self] in drag = nil }
  }

  /// Another process has animations of its own, which play as they are.
  func forget() {
    (play, told, drag) = (GroupPlay(), AnimationTuning(), nil)
    (groups, rows, selected) = ([], [], nil)
    list.count = 0
  }

  /// Shows animations as they are at a time of the scene, in seconds.
  func show(_ animations: [InspectedAnimation], at time: Double) {
    groups = AnimationGroup.groups(of: animations)
    rows = groups.indices.flatMap { index -> [Row] in
      [.group(index)]
        + groups[index].animations.flatMap { animation -> [Row] in
          [.animation(animation, indent: 0)]
            + animation.parts.map { .animation($0, indent: 1) }
        }
    }
    // (A bar that is dragged must not move under the pointer.)
    if drag == nil { axis = AnimationAxis(of: animations, now: time) }
    let all = rows.compactMap(Self.animation)
    let chosen =
      all.first { $0.id == selected } ?? all.last { [.running, .driven].contains($0.state) }
      ?? all.last
    selected = chosen?.id
    curve.show(chosen)
    list.count = rows.count
    list.setNeedsDisplay()
    play.note(groups)
    tell()
  }

  /// Tells the scene how its animations play from now on, if that is another way.
  private func tell() {
    let tuning = play.tuning(groups)
    guard tuning != told else { return }
    told = tuning
    onChange(.tune(tuning))
  }

  private static func animation(_ row: Row) -> InspectedAnimation? {
    if case .animation(let animation, _) = row { animation } else { nil }
  }

  func scroll(by distance: CGFloat) { list.scroll(by: distance) }

  var lines: [String] {
    rows.map { row in
      switch row {
      case .group(let index):
        let group = groups[index]
        let on = GroupPlay.Command.allCases.filter { play.isOn($0, group.number) }
        return ([group.title] + on.map { play.title($0, group.number) }).joined(separator: ", ")
      case .animation(let animation, let indent):
        return String(repeating: " ", count: 1 + indent) + Self.title(animation, indent)
          + " \(animation.state.rawValue)"
      }
    } + curve.lines
  }

  private static func title(_ animation: InspectedAnimation, _ indent: Int) -> String {
    let what = animation.keyPath ?? animation.className
    return indent == 0 ? "\(animation.layerName) \(what)" : what
  }

  // MARK: - Keys

  func take(_ key: KeyState) -> Bool {
    let isShift = key.modifiers.contains(.shift)
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": move(by: -1)
    case "Down": move(by: 1)
    case "Home": move(by: -rows.count)
    case "End": move(by: rows.count)
    case "Left": shift(isShift ? (0, -Self.step) : (-Self.step, 0))
    case "Right": shift(isShift ? (0, Self.step) : (Self.step, 0))
    case "Return", "Enter": if let chosen { onLayer(chosen.layer) }
    case "Escape":
      guard !play.isPlain else { return false }
      play = GroupPlay()
      tell()
      list.setNeedsDisplay()
    default:
      let command = GroupPlay.Command.allCases.first { $0.key == key.text.lowercased() }
      guard let command, let chosen,
        let group = groups.first(where: { $0.animations.contains { $0.id == chosen.id } })
      else { return false }
      perform(command, group)
    }
    return true
  }

  /// How far a key moves an end of a bar, in seconds.
  private static let step = 0.05

  private var chosen: InspectedAnimation? {
    rows.compactMap(Self.animation).first { $0.id == selected }
  }

  private func move(by count: Int) {
    let all = rows.compactMap(Self.animation)
    guard !all.isEmpty else { return }
    let place = all.firstIndex { $0.id == selected } ?? 0
    let next = all[min(max(place + count, 0), all.count - 1)]
    select(next)
    list.reveal(rows.firstIndex { Self.animation($0)?.id == next.id })
  }

  private func select(_ animation: InspectedAnimation) {
    selected = animation.id
    curve.show(animation)
    list.setNeedsDisplay()
  }

  // MARK: - Changes

  private func perform(_ command: GroupPlay.Command, _ group: AnimationGroup) {
    switch command {
    case .replay:
      play.replay(group)
      onChange(.replay(ids: group.animations.filter { $0.id != 0 }.map(\.id)))
    case .slow: play.slowDown(group.number)
    case .solo: play.toggleSolo(group.number)
    case .mute: play.toggleMute(group.number)
    }
    tell()
    list.setNeedsDisplay()
  }

  private func press(_ press: ListView.Press) {
    switch rows[press.row] {
    case .group(let index):
      let buttons = GroupRow(groups[index], play).buttons(in: list.bounds.width)
      if let button = buttons.first(where: { $0.room.contains(press.point.x) }) {
        perform(button.command, groups[index])
      }
    case .animation(let animation, let indent):
      // (A group's animations have no identity of their own.)
      if indent == 0 { select(animation) }
      if press.count == 2 { onLayer(animation.layer) }
      guard indent == 0, animation.isLive else { return }
      let room = AnimationRow.bars(in: list.bounds.width)
      let x = press.point.x - room.lowerBound
      guard let bar = axis.bar(of: animation, in: room.upperBound - room.lowerBound) else { return }
      drag = BarDrag(animation, isOfEnd: abs(x - bar.upperBound) <= 6, isIn: bar.contains(x))
    }
  }

  private func drag(by distance: CGFloat) {
    guard let drag, abs(distance) > 2 else { return }
    let room = AnimationRow.bars(in: list.bounds.width)
    onChange(drag.retime(by: axis.seconds(of: distance, in: room.upperBound - room.lowerBound)))
  }

  private func shift(_ change: (begin: Double, duration: Double)) {
    guard let chosen, chosen.isLive, let begin = chosen.begin?.value else { return }
    let duration = max(0.01, chosen.duration.value + change.duration)
    onChange(.retime(id: chosen.id, begin: begin + change.begin, duration: duration))
  }

  // MARK: - Drawing

  private func draw(_ row: Int, in rect: CGRect) {
    guard rows.indices.contains(row) else { return }
    switch rows[row] {
    case .group(let index): GroupRow(groups[index], play).draw(in: rect)
    case .animation(let animation, let indent):
      AnimationRow(
        animation: animation,
        title: Self.title(animation, indent),
        indent: indent,
        isSelected: animation.id == selected,
        isFocused: isFocused
      ).draw(in: rect, axis)
    }
  }
}

/// A bar that is dragged: from inside it begins at another time, from its end it lasts as long as that is.
private struct BarDrag {
  let animation: InspectedAnimation
  let isOfEnd: Bool

  init?(_ animation: InspectedAnimation, isOfEnd: Bool, isIn: Bool) {
    guard isOfEnd || isIn, animation.begin != nil else { return nil }
    (self.animation, self.isOfEnd) = (animation, isOfEnd)
  }

  func retime(by seconds: Double) -> InspectionRequest {
    let begin = animation.begin?.value ?? 0
    let passes = max(animation.passes, 1)
    return isOfEnd
      ? .retime(
        id: animation.id,
        begin: begin,
        duration: max(0.01, animation.duration.value + seconds / passes)
      )
      : .retime(id: animation.id, begin: begin + seconds, duration: animation.duration.value)
  }
}

extension InspectedAnimation {
  /// How many passes there are from its begin to its end; 1 for one that never ends.
  fileprivate var passes: Double {
    guard let begin = begin?.value, let end = end?.value, end.isFinite, duration.value > 0 else {
      return 1
    }
    return (end - begin) / duration.value
  }
}
