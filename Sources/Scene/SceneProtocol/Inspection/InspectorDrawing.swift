/// What an inspector draws over a scene: `Inspect` in tapes and `--inspect` of pictures say it in the same words.
package struct InspectorDrawing: Codable, Equatable, Sendable, CustomStringConvertible {
  package enum Part: Codable, Equatable, Sendable {
    /// The bounds and the anchor point of the layer.
    case outline
    /// The layer at even steps of time before and after now, and the way of its anchor point.
    case trails
    /// What a touch at the pointer asks, and who gets it.
    case hitPath
    /// The layers that are drawn offscreen, and what each frame draws again.
    case cost
    /// Why the last change of a property was animated, or was not.
    case why(property: String)

    /// Its words: `hit path`.
    package var words: String {
      switch self {
      case .outline: "outline"
      case .trails: "trails"
      case .hitPath: "hit path"
      case .cost: "cost"
      case .why(let property): "why \(property)"
      }
    }

    /// Whether it is about one layer.
    package var needsLayer: Bool {
      switch self {
      case .outline, .trails, .why: true
      case .hitPath, .cost: false
      }
    }
  }

  /// The layer, which is outlined too; `nil` for none.
  package var layer: InspectionQuestion.Name?
  package var part: Part

  package init(_ part: Part, of layer: InspectionQuestion.Name?) {
    (self.part, self.layer) = (part, layer)
  }

  /// The forms, without the layer.
  package static let forms = ["outline", "trails", "hit path", "cost", "why PROPERTY"]

  /// Reads the words after the layer's name; none at all are `outline`.
  package init?(parsing words: [String], of layer: InspectionQuestion.Name?) {
    let part: Part
    switch words.map({ $0.lowercased() }) {
    case [], ["outline"]: part = .outline
    case ["trails"]: part = .trails
    case ["hit", "path"]: part = .hitPath
    case ["cost"]: part = .cost
    case let lowered where lowered.count == 2 && lowered[0] == "why":
      part = .why(property: words[1])
    default: return nil
    }
    guard layer != nil || !part.needsLayer else { return nil }
    self.init(part, of: layer)
  }

  package var description: String {
    switch (layer, part) {
    case (let layer?, .outline): layer.description
    case (let layer?, _): "\(layer) \(part.words)"
    case (nil, _): part.words
    }
  }
}

/// What the window asks a scene to draw for its inspector, beside the outline.
package struct InspectorOverlay: Codable, Equatable, Sendable {
  /// The layer whose trails are drawn; `nil` for none.
  package var trail: Int?
  /// Whether the cost of frames is drawn, and measured.
  package var cost = false

  package init() {}
}
