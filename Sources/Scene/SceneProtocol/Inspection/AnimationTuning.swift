/// How an inspector has running animations play, until it says otherwise: those that it does not name play as they are.
package struct AnimationTuning: Codable, Equatable, Sendable {
  /// The pace of one animation.
  package struct Rate: Codable, Equatable, Sendable {
    /// The animation's id.
    package var id: Int
    /// Its own seconds per second that it would have: 0.25 is a quarter of its speed, 0 stands still.
    package var rate: Double

    package init(id: Int, rate: Double) { (self.id, self.rate) = (id, rate) }
  }

  /// The ids of those without effect: their layers show what is there without them.
  package var muted: [Int] = []
  /// Those that are slower than they are, or stand still.
  package var rates: [Rate] = []

  package init() {}
}
