/// A clip, or a picture of a scene, as a page shows it.
package struct BookClip: Equatable, Sendable {
  /// Its file in the site: `clips/cards-1.gif`.
  package var file: String
  /// The file of its first frame, for those who want little motion; `nil` for a picture.
  package var still: String?
  /// Its size on the page, in points.
  package var width: Int
  package var height: Int
  /// What it shows, in words.
  package var description: String

  package init(file: String, still: String?, width: Int, height: Int, description: String) {
    (self.file, self.still, self.description) = (file, still, description)
    (self.width, self.height) = (width, height)
  }
}

/// What came of a fenced block.
package enum FenceOutcome: Equatable, Sendable {
  /// It is only shown.
  case code
  /// It was recorded.
  case clip(BookClip)
  /// It is wrong; what the page says of it.
  case failed([String])
}

extension FenceOutcome {
  /// What came of a scene together with what came of its tape.
  func joined(with tape: FenceOutcome) -> FenceOutcome {
    switch (self, tape) {
    case (.failed(let own), .failed(let more)): .failed(own + more.filter { !own.contains($0) })
    case (.failed, _), (_, .code): self
    default: tape
    }
  }
}
