/// The path of a hit test: each candidate in the order asked, and why it won or lost.
package struct InspectedHit: Codable, Equatable, Sendable {
  /// Why a candidate won or lost.
  package enum Verdict: String, Codable, Sendable, CaseIterable {
    /// It is hit.
    case won
    /// A layer or view below it is hit.
    case passedOn
    case hidden
    /// Its opacity is below 0.01: views alone ask.
    case transparent
    /// `isUserInteractionEnabled` is false.
    case interactionOff
    /// An animation that does not allow interaction holds its touches.
    case animating
    /// The point is outside of its bounds, and so are its sublayers or subviews there.
    case outside
    /// The point is outside of a superlayer that clips, or of a superview, so it was not asked.
    case outsideSuperlayer
    /// Something in front of it is hit, so it was not asked.
    case behind
    /// Its own `point(inside:with:)`, `hitTest` or `contains` said no.
    case ownAnswer
    /// Its transform has no inverse at the point: it is seen from its edge.
    case notInvertible
    /// It is a mask, which is never hit.
    case mask
  }

  /// A layer, or a view and its layer, that was looked at.
  package struct Candidate: Codable, Hashable, Sendable {
    /// The layer's id in the tree.
    package var layer: Int
    /// `#card`, or its class.
    package var name: String
    package var className: String
    package var depth: Int
    package var verdict: Verdict
    /// The reason in one sentence.
    package var sentence: String
    /// The point in its own coordinates: x, y; `nil` where it has none.
    package var point: InspectedValue?

    package init(
      layer: Int,
      name: String,
      className: String,
      depth: Int,
      verdict: Verdict,
      sentence: String
    ) {
      (self.layer, self.name, self.className) = (layer, name, className)
      (self.depth, self.verdict, self.sentence) = (depth, verdict, sentence)
    }
  }

  /// An object of the responder chain.
  package struct Responder: Codable, Hashable, Sendable {
    package var className: String
    /// The id of a view's layer; `nil` for what is no view.
    package var layer: Int?
    package var name: String

    package init(className: String, layer: Int?, name: String) {
      (self.className, self.layer, self.name) = (className, layer, name)
    }
  }

  /// A gesture recognizer of a view of the chain.
  package struct Recognizer: Codable, Hashable, Sendable {
    package var className: String
    /// The id of its view's layer.
    package var layer: Int
    package var name: String
    /// `possible`, `began`, `changed`, `ended`, `cancelled`, `failed`.
    package var state: String
    package var isEnabled: Bool
    /// The touches that it follows now.
    package var touches: Int
    /// The same in words: "waits for UILongPressGestureRecognizer to fail".
    package var text: String

    package init(className: String, layer: Int, name: String, state: String) {
      (self.className, self.layer, self.name, self.state) = (className, layer, name, state)
      (isEnabled, touches, text) = (true, 0, "")
    }
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  /// The point in the window: x, y.
  package var point: InspectedValue
  /// The views that a touch asks, in the order asked (`UIView.hitTest`).
  package var views: [Candidate] = []
  /// The id of the layer of the view that gets the touch; `nil` for none.
  package var view: Int?
  /// The layers that `CALayer.hitTest` of the window's layer looks at, in the order asked, as they are shown.
  package var layers: [Candidate] = []
  /// The id of the layer that it returns; `nil` for none.
  package var layer: Int?
  /// How many candidates beyond the room of the lists were looked at, all of them missed.
  package var more = 0
  /// From the view that gets the touch to the application.
  package var chain: [Responder] = []
  /// The gesture recognizers of the views of the chain, in its order.
  package var recognizers: [Recognizer] = []

  package init(time: Double, x: Double, y: Double) {
    self.time = time
    point = InspectedValue(.point, [x, y])
  }
}
