import AnimationCore
import QuartzCore
import SceneProtocol
import UIKit

/// What a group of literals forms (a color, a curve, a spring), or a single one is.
enum TuningShape: Equatable {
  case number
  case flag
  /// A text, which is typed.
  case text
  /// One of some values, as they are written.
  case choice([String])
  /// Red, green, blue and alpha, or white and alpha, or hue, saturation, brightness and alpha.
  case color(Color)
  /// `0xRRGGBB`.
  case hexColor
  /// The literals of the four numbers of two control points.
  case curve([Int])
  case spring(Spring)

  struct Color: Equatable {
    enum Model { case rgb, white, hsb }

    var model: Model
    /// The literals of its parts, by the place of the part.
    var parts: [Int: Int]
  }

  struct Spring: Equatable {
    /// The literals by their labels.
    var parts: [String: Int]
  }
}

extension TuningShape {
  /// - Parameters:
  ///   - index: The literal that is asked about.
  ///   - literals: All of the scene.
  init(of index: Int, in literals: [TunedLiteral]) {
    let literal = literals[index]
    if let state = literal.site.state, !state.choices.isEmpty {
      self = .choice(state.choices)
      return
    }
    switch literal.kind {
    case .bool: self = .flag
    case .string: self = .text
    case .integer, .float:
      self =
        Self.color(index, literals) ?? Self.curve(index, literals) ?? Self.spring(index, literals)
        ?? .number
    }
  }

  /// The literals of the same call, with their labels.
  private static func arguments(_ index: Int, _ literals: [TunedLiteral]) -> [Int] {
    guard let call = literals[index].site.call else { return [] }
    return literals.indices.filter {
      literals[$0].site.call == call && literals[$0].file == literals[index].file
    }
  }

  private static let colors: [(Color.Model, [String])] = [
    (.rgb, ["red", "green", "blue", "alpha"]), (.white, ["white", "alpha"]),
    (.hsb, ["hue", "saturation", "brightness", "alpha"]),
  ]

  private static func color(_ index: Int, _ literals: [TunedLiteral]) -> TuningShape? {
    let literal = literals[index]
    let isHex = literal.text.hasPrefix("0x") && [8, 10].contains(literal.text.utf8.count)
    if isHex, !literal.type.isFloating { return .hexColor }
    let all = arguments(index, literals)
    for (model, names) in colors {
      let parts = all.compactMap { place -> (Int, Int)? in
        let site = literals[place].site
        guard site.isAlone || site.divisor != nil, let part = names.firstIndex(of: site.label)
        else { return nil }
        return (part, place)
      }
      // (An alpha alone is a number.)
      guard parts.contains(where: { $0.0 < names.count - 1 }),
        parts.contains(where: { $0.1 == index })
      else { continue }
      return .color(Color(model: model, parts: Dictionary(parts) { first, _ in first }))
    }
    return nil
  }

  private static func curve(_ index: Int, _ literals: [TunedLiteral]) -> TuningShape? {
    let all = arguments(index, literals)
    guard all.count == 4, all.first.map({ literals[$0].site.label == "controlPoints" }) == true
    else { return nil }
    return .curve(all)
  }

  private static let springLabels: Set = [
    "mass", "stiffness", "damping", "initialVelocity", "usingSpringWithDamping", "dampingRatio",
    "initialSpringVelocity", "springDuration", "perceptualDuration", "bounce", "withDuration",
    "duration", "delay",
  ]
  private static let springMarks: Set = [
    "mass", "stiffness", "damping", "usingSpringWithDamping", "dampingRatio", "springDuration",
    "perceptualDuration", "bounce",
  ]
  /// How many lines there may be between what is set of one spring.
  private static let springReach = 12

  private static func spring(_ index: Int, _ literals: [TunedLiteral]) -> TuningShape? {
    let own = literals[index].site
    guard springLabels.contains(own.label), own.call != nil || !own.owner.isEmpty else {
      return nil
    }
    let all = literals.indices.filter { place in
      let site = literals[place].site
      guard literals[place].file == literals[index].file, springLabels.contains(site.label),
        site.owner == own.owner
      else { return false }
      return own.call.map { $0 == site.call }
        ?? (site.call == nil && abs(site.line - own.line) <= springReach)
    }
    guard all.contains(where: { springMarks.contains(literals[$0].site.label) }) else { return nil }
    return .spring(Spring(parts: Dictionary(all.map { (literals[$0].site.label, $0) }) { $1 }))
  }
}

extension TuningShape.Color {
  /// Red, green, blue and alpha, 0 … 1; a part that is no literal counts as 1.
  func components(in draft: TuningDraft) -> [Double] {
    func part(_ place: Int) -> Double {
      guard let index = parts[place], let number = draft.number(index) else { return 1 }
      return min(max(number / (draft.literals[index].site.divisor ?? 1), 0), 1)
    }
    switch model {
    case .rgb: return (0..<4).map(part)
    case .white: return [part(0), part(0), part(0), part(1)]
    case .hsb:
      let color = UIColor(hue: part(0), saturation: part(1), brightness: part(2), alpha: part(3))
      return (color.cgColor.components ?? [1, 1, 1, 1]).map { Double($0) }
    }
  }

  /// What its parts are called, in their order.
  var names: [String] {
    switch model {
    case .rgb: ["red", "green", "blue", "alpha"]
    case .white: ["white", "alpha"]
    case .hsb: ["hue", "saturation", "brightness", "alpha"]
    }
  }
}

extension TuningShape.Spring {
  /// The animation that such a spring is, as the engine has it.
  func animation(in draft: TuningDraft) -> CASpringAnimation {
    func number(_ names: String...) -> Double? {
      names.lazy.compactMap { parts[$0] }.first.flatMap { draft.number($0) }
    }
    let velocity = number("initialVelocity", "initialSpringVelocity") ?? 0
    if let ratio = number("usingSpringWithDamping", "dampingRatio") {
      let duration = max(0.01, number("withDuration", "duration") ?? 1)
      let spring = BlockSpring(dampingRatio: ratio, velocity: velocity)
      let animation = spring.animation(keyPath: nil, settlingIn: duration)
      animation.duration = duration
      return animation
    }
    let look = number("springDuration", "perceptualDuration")
    let animation: CASpringAnimation
    if look != nil || parts["bounce"] != nil {
      animation = CASpringAnimation(
        perceptualDuration: max(0.01, look ?? 0.5),
        bounce: CGFloat(min(max(number("bounce") ?? 0, -1), 1))
      )
    } else {
      animation = CASpringAnimation(keyPath: nil)
      // (What the engine refuses is not shown, and said when the scene does it.)
      if let mass = number("mass"), mass > 0 { animation.mass = CGFloat(mass) }
      if let force = number("stiffness"), force > 0 { animation.stiffness = CGFloat(force) }
      if let damping = number("damping"), damping >= 0 { animation.damping = CGFloat(damping) }
    }
    animation.initialVelocity = CGFloat(velocity)
    animation.duration = min(animation.settlingDuration, 60)
    return animation
  }

  /// The progress at even steps of time until it has settled.
  static func samples(of animation: CASpringAnimation) -> [Double] {
    let pace = animation.pace
    return (0...120).map { pace.value(at: Double($0) / 120) }
  }
}
