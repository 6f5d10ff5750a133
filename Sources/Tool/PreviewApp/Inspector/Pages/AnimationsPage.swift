import CoreGraphics
import Foundation
import SceneProtocol
import UIKit
import WindowSystem

/// The animations that run and that have run: bars over the time, in groups by what started them, and the pace of one.
final class AnimationsPage: InspectorPage {
  private let whole = AnimationsView()
  var view: UIView { whole }
  private var list: ListView { whole.list }
  private var rows: [Row] = []
  private var axis = AnimationAxis()
  private var selected: Int?
  /// Whether keys are the page's.
  var isFocused = false
  var onFocus: () -> Void = {}
  var onLayer: (Int) -> Void = { _ in }

  private enum Row: Equatable {
    case cause(String, time: Double?)
    case animation(InspectedAnimation, indent: Int)
  }

  init() {
    list.emptyText =
      "Nothing moves, and nothing has moved since the inspector was opened. "
      + "Click in the scene, or begin it anew (Ctrl+Shift+R)."
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onTouch = { [unowned self] in onFocus() }
    list.onPress = { [unowned self] press in
      guard case .animation(let animation, _) = rows[press.row] else { return }
      select(animation)
      if press.count == 2 { onLayer(animation.layer) }
    }
  }

  /// Shows animations as they are at a time of the scene, in seconds.
  func show(_ animations: [InspectedAnimation], at time: Double) {
    rows = Self.rows(of: animations)
    axis = AnimationAxis(of: animations, now: time)
    let all = rows.compactMap(Self.animation)
    let chosen = all.first { $0.id == selected } ?? all.last { $0.state == .running } ?? all.last
    selected = chosen?.id
    whole.curve.show(chosen)
    list.count = rows.count
    list.setNeedsDisplay()
  }

  private static func animation(_ row: Row) -> InspectedAnimation? {
    if case .animation(let animation, _) = row { animation } else { nil }
  }

  private static func rows(of animations: [InspectedAnimation]) -> [Row] {
    let sorted = animations.sorted {
      ($0.cause?.number ?? -1, $0.id) < ($1.cause?.number ?? -1, $1.id)
    }
    var (rows, last) = ([Row](), Int?.none)
    for animation in sorted {
      let number = animation.cause?.number ?? -1
      if number != last {
        rows.append(
          .cause(animation.cause?.text ?? "before it was watched", time: animation.cause?.time)
        )
      }
      last = number
      rows.append(.animation(animation, indent: 0))
      rows += animation.parts.map { .animation($0, indent: 1) }
    }
    return rows
  }

  func scroll(by distance: CGFloat) { list.scroll(by: distance) }

  func take(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": move(by: -1)
    case "Down": move(by: 1)
    case "Home": move(by: -rows.count)
    case "End": move(by: rows.count)
    case "Return", "Enter":
      if let animation = rows.compactMap(Self.animation).first(where: { $0.id == selected }) {
        onLayer(animation.layer)
      }
    default: return false
    }
    return true
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
    whole.curve.show(animation)
    list.setNeedsDisplay()
  }

  // MARK: - Drawing

  private func draw(_ row: Int, in rect: CGRect) {
    switch rows[row] {
    case .cause(let text, let time):
      Ink.fill(rect, InspectorStyle.raised)
      let box = rect.insetBy(dx: 12, dy: 0)
      let clock = time.map { String(format: "%.3f s", $0) } ?? ""
      let width = Ink.width(clock, font: InspectorStyle.codeFont) + 4
      Ink.text(
        text,
        in: CGRect(x: box.minX, y: box.minY, width: box.width - width - 8, height: box.height),
        font: InspectorStyle.boldFont
      )
      Ink.text(
        clock,
        in: box,
        InspectorStyle.softText,
        font: InspectorStyle.codeFont,
        align: .right
      )
    case .animation(let animation, let indent): draw(animation, indent, in: rect)
    }
  }

  private func draw(_ animation: InspectedAnimation, _ indent: Int, in rect: CGRect) {
    let isSelected = animation.id == selected
    let isStrong = isSelected && isFocused
    if isSelected {
      Ink.fill(rect, isStrong ? InspectorStyle.selection : InspectorStyle.quietSelection)
    }
    let start = (rect.width * 0.44).rounded()
    let isOver = ![.added, .waiting, .running, .held].contains(animation.state)
    let color =
      isStrong
      ? InspectorStyle.selectedText : isOver ? InspectorStyle.dimText : InspectorStyle.text
    let x = 12 + CGFloat(indent) * 12
    let what = animation.keyPath ?? animation.className
    Ink.text(
      indent == 0 ? "\(animation.layerName) \(what)" : what,
      in: CGRect(x: x, y: rect.minY, width: start - x - 6, height: rect.height),
      color,
      cut: .middle
    )
    axis.draw(
      animation,
      in: CGRect(x: start, y: rect.minY, width: rect.width - start - 12, height: rect.height),
      isStrong: isStrong
    )
  }
}

/// The bars, and the pace of one below them.
private final class AnimationsView: UIView {
  let list = ListView()
  let curve = CurveView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(list)
    addSubview(curve)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lower = min(CurveView.height, (bounds.height * 0.6).rounded())
    let upper = bounds.height - lower
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: upper)
    curve.frame = CGRect(x: 0, y: upper, width: bounds.width, height: lower)
  }
}
