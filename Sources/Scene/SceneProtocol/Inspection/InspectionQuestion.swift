/// What `pegbar inspect` asks of a scene, by names: `SceneRequest.inspection` carries it.
package struct InspectionQuestion: Codable, Equatable, Sendable {
  /// How a layer is named.
  package enum Name: Codable, Equatable, Sendable, CustomStringConvertible {
    /// By its `name`: `#card`.
    case named(String)
    /// By its view's `accessibilityIdentifier`: `@submit`.
    case identified(String)

    package var description: String {
      switch self {
      case .named(let name): InspectedName.named(name)
      case .identified(let name): InspectedName.identified(name)
      }
    }
  }

  package enum Subject: Codable, Equatable, Sendable {
    case tree
    case layer(Name)
    /// Those of a layer, or of all.
    case animations(Name?)
    case why(Name, property: String)
    /// Points of the window.
    case hit(x: Double, y: Double)
    /// The layers on screen from the back to the front.
    case depth
    /// What is drawn offscreen and why, and what the frame at this time draws again.
    case cost
    /// Where a layer is before and after now.
    case trail(Name)
    /// The transactions, calls of code and lives of animations until then.
    case log
    /// What differs from the request's time to a later one, in seconds.
    case diff(to: Double)
  }

  package var subject: Subject

  package init(_ subject: Subject) { self.subject = subject }
}

/// The answer to an `InspectionQuestion`.
package struct InspectionReport: Codable, Equatable, Sendable {
  /// The answer; `nil` if there is none.
  package var answer: InspectionAnswer?
  /// The animations of the layer that was asked for.
  package var animations: [InspectedAnimation] = []
  /// What differs between two times.
  package var diff: InspectedDiff?
  /// What has to be known of the answer: that a name is that of several layers.
  package var notes: [String] = []
  /// Why there is no answer.
  package var problem: String?
  /// A word that may have been meant.
  package var meant: String?

  package init() {}
}

/// What differs in a scene between two times.
package struct InspectedDiff: Codable, Equatable, Sendable {
  package struct Change: Codable, Hashable, Sendable {
    package var layer: Int
    package var name: String
    package var property: String
    /// As shown at the first time and at the second.
    package var from, to: InspectedValue

    package init(
      layer: Int,
      name: String,
      property: String,
      from: InspectedValue,
      to: InspectedValue
    ) {
      (self.layer, self.name, self.property) = (layer, name, property)
      (self.from, self.to) = (from, to)
    }
  }

  /// A layer that is in one of the two trees alone, or has another place in the other.
  package struct Place: Codable, Hashable, Sendable {
    package var layer: Int
    package var name: String
    /// The name of its superlayer, at the second time if it is there.
    package var superlayer: String

    package init(layer: Int, name: String, superlayer: String) {
      (self.layer, self.name, self.superlayer) = (layer, name, superlayer)
    }
  }

  /// Seconds since the scene's first frame.
  package var from, to: Double
  package var added: [Place] = []
  package var removed: [Place] = []
  package var moved: [Place] = []
  package var changes: [Change] = []

  package init(from: Double, to: Double) { (self.from, self.to) = (from, to) }
}
