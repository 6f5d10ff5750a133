import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// Why the last change of a property moved, or did not: the reason in a sentence, and the search that led to it.
final class WhyPage: InspectorPage {
  private let picker = PropertyStepper()
  private let text = ParagraphsView()
  private var reason: [ParagraphsView.Paragraph] = []
  private var log: [ParagraphsView.Paragraph] = []
  let view: UIView
  /// The property that is asked about.
  private(set) var property = "opacity"
  /// The properties that can be asked about.
  private var properties: [String] = []
  /// Whether the user has chosen the property.
  private var isChosen = false
  var onProperty: () -> Void = {}
  var onFocus: () -> Void = {}
  /// Whether keys are the page's.
  var isFocused = false {
    didSet { picker.isFocused = isFocused }
  }

  init() {
    view = StackedView(picker, text) { _ in PropertyStepper.height }
    picker.onStep = { [unowned self] in
      onFocus()
      step($0)
    }
    picker.title = property
  }

  /// Takes the properties of the selected layer; of those that move one is asked about, unless another was chosen.
  func show(_ all: [InspectedLayer.Property]) {
    let own = all.filter { $0.owner == .layer && $0.animation != .none }
    properties = own.map(\.name)
    let moving = isChosen ? nil : own.first { $0.shown != nil }?.name
    let now = properties.contains(property) ? property : properties.first
    if let name = moving ?? now { turn(to: name) }
  }

  /// Another layer is selected: of that the property is asked about that was set.
  func layerDidChange() { isChosen = false }

  /// The user asks about a property.
  func choose(_ name: String) {
    isChosen = true
    turn(to: name)
  }

  private func turn(to name: String) {
    guard name != property else { return }
    property = name
    picker.title = name
    reason = []
    show()
    onProperty()
  }

  var lines: [String] { [property] + text.lines }

  func scroll(by distance: CGFloat) { text.scroll(by: distance) }

  func take(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Left": step(-1)
    case "Right": step(1)
    default: return text.takeScrolling(key)
    }
    return true
  }

  private func step(_ count: Int) {
    guard !properties.isEmpty else { return }
    let place = properties.firstIndex(of: property) ?? 0
    choose(properties[(place + count + properties.count) % properties.count])
  }

  func show(_ why: InspectedWhy) {
    guard why.property == property else { return }
    // (What nothing is known of is not what a user asks about.)
    if !isChosen, why.outcome == .neverChanged, let other = why.others.first,
      properties.contains(other)
    {
      return turn(to: other)
    }
    reason = Self.paragraphs(why)
    show()
  }

  func show(problem: String) {
    reason = [.soft(problem)]
    show()
  }

  /// Shows what has happened in all of the scene, oldest first.
  func show(log lines: [String]) {
    log = lines.isEmpty ? [] : [.heading("In all of the scene, newest first")]
    log += lines.reversed().map {
      .init(text: $0, face: .small, color: InspectorStyle.softText)
    }
    show()
  }

  private func show() { text.paragraphs = reason + log }

  private static func paragraphs(_ why: InspectedWhy) -> [ParagraphsView.Paragraph] {
    let isGood = [.animated, .acted].contains(why.outcome)
    let isNothing = why.outcome == .neverChanged
    var lines = [
      ParagraphsView.Paragraph(
        text: why.sentence,
        face: .bold,
        mark: isGood ? "✓" : isNothing ? "·" : "✗",
        markColor: isGood
          ? InspectorStyle.good : isNothing ? InspectorStyle.dimText : InspectorStyle.bad
      )
    ]
    if let change = why.change { lines += paragraphs(change) }
    if !why.earlier.isEmpty {
      lines.append(.heading(why.change == nil ? "What was added" : "Before that"))
      lines += why.earlier.reversed().map { .soft($0) }
    }
    if !why.others.isEmpty {
      lines.append(.heading("Also set or animated (\u{2190} \u{2192} choose another)"))
      lines.append(.soft(why.others.joined(separator: ", ")))
    }
    return lines
  }

  private static func paragraphs(_ change: InspectedChange) -> [ParagraphsView.Paragraph] {
    var lines: [ParagraphsView.Paragraph] = [.heading("The change")]
    let old = change.old.map(\.words) ?? "?"
    let new = change.new.map { " → \($0.words)" } ?? ", as before"
    lines.append(.init(text: old + new, face: .code))
    var when = "at \(InspectedValue.number(change.time)) s"
    if let cause = change.cause { when += ", by \(cause.text)" }
    lines.append(.init(text: when, color: InspectorStyle.softText))
    if !change.steps.isEmpty { lines.append(.heading("Who was asked for an action")) }
    for (number, step) in change.steps.enumerated() {
      let isLast = number == change.steps.count - 1
      lines.append(
        .init(
          text: step.text,
          color: isLast ? InspectorStyle.text : InspectorStyle.softText,
          mark: "\(number + 1)",
          markColor: isLast ? InspectorStyle.accent : InspectorStyle.dimText
        )
      )
    }
    if let transaction = change.transaction {
      lines.append(.heading("The transaction"))
      lines.append(.init(text: words(transaction), color: InspectorStyle.softText))
    }
    if !change.events.isEmpty {
      lines.append(.heading("Then"))
      lines += change.events.map { .init(text: $0, color: InspectorStyle.softText) }
    }
    return lines
  }

  private static func words(_ transaction: InspectedTransaction) -> String {
    var words = [
      transaction.disablesActions ? "actions are disabled" : "actions are not disabled",
      transaction.duration.map { "duration \(InspectedValue.number($0)) s" } ?? "no duration set",
    ]
    if let timing = transaction.timing { words.append("timing \(timing)") }
    if transaction.hasCompletion { words.append("a completion block waits") }
    words.append(transaction.depth == 1 ? "the implicit one" : "\(transaction.depth) are open")
    return words.joined(separator: ", ")
  }
}
