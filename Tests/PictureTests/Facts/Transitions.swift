import QuartzCore

extension FactPicture {
  /// Transitions on their way (X3 … X7).
  static let transitions = [
    transition("transition-fade", .fade), transition("transition-push", .push),
    transition("transition-move-in", .moveIn), transition("transition-reveal", .reveal),
  ]

  private static func transition(_ name: String, _ type: CATransitionType) -> FactPicture {
    FactPicture(name, at: 0.4) { room in
      room.add(20, 15, 80, 60, Ink.blue) {
        $0.masksToBounds = true
        $0.add(10, 10, 60, 40, Ink.yellow)
      }
    } change: { room in
      guard let card = room.sublayers?.first else { return }
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      card.add(transition, forKey: "transition")
      card.backgroundColor = Ink.red
      card.sublayers?.first?.cornerRadius = 20
    }
  }
}
