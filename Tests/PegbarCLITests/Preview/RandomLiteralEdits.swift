import Foundation
import SeededCases

/// A scene with literals of all kinds, and edits of them as in tuning it; some change more than a literal.
struct RandomLiteralEdits {
  private var random: Seeded
  /// The layers: where they are, and how they look.
  private var cards: [Card]
  /// How often something else than a literal was changed.
  private var changes = 0

  private struct Card {
    var x = "10", y = "20.5", width = "60", corner = "4", opacity = "0.75", rotation = "0.25"
    var red = "1", green = "0.5", isHidden = "false", text = "\"Card\"", level = "2",
      stops = ["0", "0.5", "1"]
  }

  init(_ seed: UInt64) {
    random = Seeded(seed)
    cards = Array(repeating: Card(), count: 3)
    for index in cards.indices {
      cards[index].x = "\(20 + index * 90)"
      cards[index].level = "\(index)"
    }
  }

  /// The next text.
  mutating func next() -> String {
    for _ in 0...random.index(below: 3) { edit() }
    if random.once(in: 4) { changes += 1 }
    return text
  }

  private mutating func edit() {
    let index = random.index(below: cards.count)
    var card = cards[index]
    switch random.index(below: 11) {
    case 0: card.x = number(0...300)
    case 1: card.y = number(-20...180)
    case 2: card.width = number(5...120)
    case 3: card.corner = number(0...30)
    case 4: card.opacity = number(0...1)
    case 5: card.rotation = number(-3...3)
    case 6: (card.red, card.green) = (number(0...1), number(0...1))
    case 7: card.isHidden = "\(random.once(in: 4))"
    case 8:
      card.text = random.pick([
        "\"\"", "\"Tap me\"", #""a \"word\"""#, #""\u{e9}t\u{E9}\n2""#, "\"日本 😀\"",
      ])
    case 9: card.level = random.pick(["0", "1", "-1", "0x2", "0b11", "1_0"])
    default: card.stops = [number(0...0.3), number(0.4...0.6), "1"]
    }
    cards[index] = card
  }

  /// A number in one of the ways to write it.
  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let value = random.number(range)
    let tenths = (value * 10).rounded() / 10
    return random.pick(["\(Int(value.rounded()))", "\(tenths)", "\(value)", "\(tenths)0"])
  }

  var text: String {
    var lines = [
      "import UIKit", "", "// \(changes)",
      "enum Level: Int { case low = \(changes), high = 1_000 }", "",
      "#Preview(\"Cards\", traits: .fixedLayout(width: 300, height: 200)) {",
      "  let room\(changes) = CALayer()",
      "  room\(changes).frame = CGRect(x: 0, y: 0, width: 300, height: 200)",
    ]
    for (index, card) in cards.enumerated() {
      lines += [
        "  let card\(index) = CAGradientLayer()",
        "  card\(index).frame = CGRect(x: \(card.x), y: \(card.y), width: \(card.width), height: 50)",
        "  card\(index).cornerRadius = \(card.corner)", "  card\(index).opacity = \(card.opacity)",
        "  card\(index).transform = CATransform3DMakeRotation(\(card.rotation), 0, 0, 1)",
        "  card\(index).colors = [UIColor(red: \(card.red), green: \(card.green), blue: 0.25, alpha: 1), .white].map(\\.cgColor)"
          .replacingOccurrences(of: ", .white]", with: ", UIColor.white, UIColor.black]"),
        "  card\(index).locations = [\(card.stops.joined(separator: ", "))]",
        "  card\(index).isHidden = \(card.isHidden)", "  card\(index).zPosition = \(card.level)",
        "  let text\(index) = CATextLayer()", "  text\(index).string = \(card.text)",
        "  text\(index).fontSize = 14", "  text\(index).frame = card\(index).bounds",
        "  card\(index).addSublayer(text\(index))",
        "  room\(changes).addSublayer(card\(index))",
      ]
    }
    return (lines + ["  return room\(changes)", "}", ""]).joined(separator: "\n")
  }
}
