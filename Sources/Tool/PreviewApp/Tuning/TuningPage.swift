import CoreGraphics
import Foundation
import SceneProtocol
import UIKit
import WindowSystem

/// The literals of the scene's files, to be changed while it runs.
///
/// A change is seen at once and written when the user says so.
final class TuningPage: InspectorPage {
  let list = ListView()
  private let pane = TuningView()
  let view: UIView
  private(set) var draft: TuningDraft?
  /// The literals in the rows, by their index in the draft.
  private var rows: [Int] = []
  private(set) var selected: Int?
  private(set) var edit: LineEditor?
  /// What was there when typing began.
  private var untyped: [Int: String] = [:]
  private(set) var filter = ""
  private var drag: (index: Int, value: Double)?
  /// Whether keys are the page's.
  var isFocused = false
  /// Why there are no literals to be seen.
  var reason = "" {
    didSet { list.emptyText = reason }
  }
  var onFocus: () -> Void = {}
  /// Called when other values are to be seen.
  var onChange: () -> Void = {}
  /// Called when the values are to be written.
  var onWrite: () -> Void = {}
  var onProblem: (String) -> Void = { _ in }

  init() {
    view = StackedView(list, pane) { max(60, $0 - TuningView.height) }
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onTouch = { [unowned self] in onFocus() }
    list.onPress = { [unowned self] in press($0) }
    list.onDrag = { [unowned self] in drag(by: $1) }
    list.onRelease = { [unowned self] in drag = nil }
    pane.onFocus = { [unowned self] in onFocus() }
    pane.onDrag = { [unowned self] in setNumbers($0) }
    pane.onHex = { [unowned self] in setHex($0) }
  }

  var isTyping: Bool { edit != nil }

  /// Shows a draft in place of the one before; `nil` for none.
  func show(_ draft: TuningDraft?) {
    if draft?.literals.count != self.draft?.literals.count { (edit, drag) = (nil, nil) }
    self.draft = draft
    findRows()
  }

  func filter(by text: String) {
    filter = text
    findRows()
  }

  private func findRows() {
    guard let draft else {
      (rows, selected) = ([], nil)
      list.count = 0
      return pane.show(nil, nil)
    }
    let words = filter.lowercased().split(separator: " ")
    rows = draft.literals.indices.filter { index in
      let literal = draft.literals[index]
      // (What is said of a kept value is no value.)
      guard literal.site.owner != "PreviewState" else { return false }
      let line = literal.before + draft.text(of: index) + literal.after
      let text = "\(draft.place(of: index)) \(literal.site.name) \(line)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    list.emptyText = rows.isEmpty && !filter.isEmpty ? "No literal matches \"\(filter)\"." : reason
    if selected.map({ !rows.contains($0) }) ?? true { selected = rows.first }
    list.count = rows.count
    redraw()
  }

  private func redraw() {
    list.setNeedsDisplay()
    pane.show(draft, selected)
  }

  /// "3 of 12", for the filter.
  var matches: String { draft.map { "\(rows.count) of \($0.literals.count)" } ?? "" }

  func scroll(by distance: CGFloat) { list.scroll(by: distance) }

  var lines: [String] {
    guard let draft else { return [reason] }
    return rows.map { index in
      let literal = draft.literals[index]
      let old = draft.edits[index] == nil ? "" : " (\(literal.text) in the file)"
      let place = (index == selected ? "▸ " : "") + draft.place(of: index)
      return "\(place): \(literal.site.name) = \(draft.text(of: index))\(old)"
    } + pane.lines
  }

  // MARK: - Keys

  func take(_ key: KeyState) -> Bool {
    if edit != nil { return takeForEdit(key) }
    guard !key.modifiers.contains(.control) else { return false }
    let amount = key.modifiers.contains(.shift) ? 10.0 : 1
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": move(by: -1)
    case "Down": move(by: 1)
    case "PageUp": move(by: -list.visibleCount)
    case "PageDown": move(by: list.visibleCount)
    case "Home": move(by: -rows.count)
    case "End": move(by: rows.count)
    case "Left": step(-amount)
    case "Right": step(amount)
    case "Space": step(1)
    case "Return", "Enter": if draft?.isChanged ?? false { onWrite() } else { beginEdit() }
    case "Escape": return putBack()
    default:
      switch key.text {
      case "+": step(1)
      case "-": step(-1)
      case "0"..."9", "\"", ".":
        beginEdit()
        return takeForEdit(key)
      default: return false
      }
    }
    return true
  }

  /// The value is seen as it is typed, as far as it is one.
  private func takeForEdit(_ key: KeyState) -> Bool {
    guard var line = edit, let index = selected else { return false }
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Escape":
      edit = nil
      draft?.take(untyped)
      didChange()
    case "Return", "Enter", "Tab":
      guard set(index, line) else {
        onProblem(problem(index, line.text))
        return true
      }
      edit = nil
      redraw()
      if draft?.isChanged ?? false { onWrite() }
    default:
      guard line.take(key) else { return false }
      edit = line
      if set(index, line) { didChange() }
    }
    redraw()
    return true
  }

  private func beginEdit() {
    guard let draft, let selected else { return }
    guard draft.literals[selected].kind != .bool else { return step(1) }
    untyped = draft.edits
    let text = draft.text(of: selected)
    let token = LiteralToken(at: 0, in: Array(text.utf8))
    edit = LineEditor(replacing: token?.kind == .string ? token?.text ?? "" : text)
    redraw()
  }

  private func set(_ index: Int, _ line: LineEditor) -> Bool {
    let isText = draft?.literals[index].kind == .string
    return draft?.set(index, to: isText ? TunedLiteral.quoted(line.text) : line.text) ?? false
  }

  private func problem(_ index: Int, _ text: String) -> String {
    let type = draft?.literals[index].type.rawValue ?? ""
    return "\(text) is no literal of the type \(type) that can be there"
  }

  private func move(by count: Int) {
    guard !rows.isEmpty else { return }
    let place = selected.flatMap { rows.firstIndex(of: $0) } ?? 0
    let next = min(max(place + count, 0), rows.count - 1)
    selected = rows[next]
    list.reveal(next)
    redraw()
  }

  /// What was changed is as in the file again: the selected literal and what belongs to it, then all others.
  private func putBack() -> Bool {
    guard let draft, draft.isChanged else { return false }
    let own = selected.map { group(of: $0) } ?? []
    self.draft?.putBack(own.contains { draft.edits[$0] != nil } ? own : nil)
    didChange()
    return true
  }

  /// The literals of the same color, curve or spring.
  private func group(of index: Int) -> [Int] {
    guard let draft else { return [] }
    switch TuningShape(of: index, in: draft.literals) {
    case .color(let color): return Array(color.parts.values)
    case .curve(let parts): return parts
    case .spring(let spring): return Array(spring.parts.values)
    case .number, .flag, .text, .choice, .hexColor: return [index]
    }
  }

  // MARK: - Changes

  private func didChange() {
    redraw()
    onChange()
  }

  private func step(_ steps: Double) {
    guard let draft, let index = selected else { return }
    let literal = draft.literals[index]
    switch TuningShape(of: index, in: draft.literals) {
    case .flag: put(draft.text(of: index) == "true" ? "false" : "true", index)
    case .choice(let choices):
      let place = choices.firstIndex(of: draft.text(of: index)) ?? -1
      let next = (place + (steps < 0 ? -1 : 1) + choices.count) % choices.count
      put(choices[next], index)
    case .text: beginEdit()
    case .hexColor:
      onProblem("drag the parts of the color below, or press Return and type")
    case .number, .color, .curve, .spring:
      guard let value = draft.number(index) else { return }
      let range = TuningView.range(of: index, in: draft)
      put(literal.text(range.clamped(value + steps * range.step), step: range.step), index)
    }
  }

  private func put(_ text: String, _ index: Int) {
    guard let old = draft?.text(of: index), old != text else { return }
    guard draft?.set(index, to: text) ?? false else { return onProblem(problem(index, text)) }
    didChange()
  }

  private func setNumbers(_ numbers: [(index: Int, value: Double)]) {
    guard let draft, !numbers.isEmpty else { return }
    edit = nil
    let old = draft.edits
    for (index, value) in numbers {
      let range = TuningView.range(of: index, in: draft)
      let text = draft.literals[index].text(value, step: range.step)
      if self.draft?.set(index, to: text) == false { onProblem(problem(index, text)) }
    }
    if self.draft?.edits != old { didChange() }
  }

  private func setHex(_ parts: [Double]) {
    guard let draft, let selected else { return }
    let digits = parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    let isLower = draft.literals[selected].text.contains { ("a"..."f").contains($0) }
    edit = nil
    put("0x" + (isLower ? digits.lowercased() : digits), selected)
  }

  private func press(_ press: ListView.Press) {
    guard let draft, rows.indices.contains(press.row) else { return }
    let index = rows[press.row]
    if index != selected { edit = nil }
    selected = index
    redraw()
    if draft.literals[index].kind == .bool, press.point.x > placeWidth {
      return step(1)
    }
    if press.count == 2 { return beginEdit() }
    if case .hexColor = TuningShape(of: index, in: draft.literals) { return }
    drag = draft.number(index).map { (index, $0) }
  }

  /// A drag over a number changes it by a step for every two points.
  private func drag(by distance: CGFloat) {
    guard edit == nil, let drag, let draft, abs(distance) > 3 else { return }
    let range = TuningView.range(of: drag.index, in: draft)
    let value = range.clamped(drag.value + Double((distance / 2).rounded()) * range.step)
    put(draft.literals[drag.index].text(value, step: range.step), drag.index)
  }

  // MARK: - The draft

  /// Goes on with other changes than those that were made.
  func take(edits: [Int: String]) {
    draft?.take(edits)
    redraw()
  }

  /// Is about the files as they are now, with the same changes.
  ///
  /// - Returns: Whether they differ from those before in literals only.
  func rebase(onto texts: [[UInt8]]) -> Bool {
    defer { findRows() }
    return draft?.rebase(onto: texts) ?? false
  }

  /// The width of the literals' places, in points.
  private var placeWidth: CGFloat {
    (draft?.scene.files.count ?? 1) > 1 ? TuningRow.widePlace : TuningRow.narrowPlace
  }

  private func draw(_ row: Int, in rect: CGRect) {
    guard let draft, rows.indices.contains(row) else { return }
    let index = rows[row]
    TuningRow(
      literal: draft.literals[index],
      place: draft.place(of: index),
      placeWidth: placeWidth,
      text: draft.text(of: index),
      isChanged: draft.edits[index] != nil,
      edit: index == selected ? edit : nil,
      isSelected: index == selected,
      isFocused: isFocused
    ).draw(in: rect)
  }
}
