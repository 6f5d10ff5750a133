/// One frame of a recording: what is done before it is drawn, and what is seen beside the scene.
package struct TapeFrame: Equatable, Sendable {
  /// From 0.
  package var number: Int
  /// In seconds: the number divided by the frame rate.
  package var time: Double
  /// What the scene is told before it is drawn, in order.
  package var inputs: [TapeInput] = []
  /// Where the pointer is, after that.
  package var pointer: TapePoint
  /// Whether the frame is left out of the recording.
  package var isHidden = false
  package var caption: TapeCaption?
  package var chapter: TapeCaption?
  package var zoom: TapeZoom
  /// What is made of the frame's picture.
  package var pictures: [PlacedPicture] = []
  /// What was found out about the scene.
  package var verdicts: [TapeVerdict] = []
}

/// A text for the viewer.
package struct TapeCaption: Equatable, Sendable {
  package var text: String
  /// In seconds since the first frame, so that it can fade in.
  package var begin: Double
  /// `nil` where nobody knows yet.
  package var end: Double?

  package init(text: String, begin: Double, end: Double?) {
    (self.text, self.begin, self.end) = (text, begin, end)
  }
}

/// What part of the window is seen: the window divided by the factor, about the center, as far as that is inside.
package struct TapeZoom: Equatable, Sendable {
  /// 1 … 10.
  package var factor: Double
  package var center: TapePoint

  package init(factor: Double, center: TapePoint) { (self.factor, self.center) = (factor, center) }

  /// On the way to another.
  ///
  /// - Parameters:
  ///   - fraction: How much of the time is over, 0 … 1.
  ///   - other: Where it goes.
  /// - Returns: Exactly the other at 1.
  func on(_ fraction: Double, to other: TapeZoom) -> TapeZoom {
    guard fraction < 1 else { return other }
    let progress = MinimumJerk.progress(fraction)
    return TapeZoom(
      factor: factor + (other.factor - factor) * progress,
      center: center + (other.center - center) * progress
    )
  }
}

/// A use of a frame's picture.
package enum TapePicture: Equatable, Sendable {
  /// Written to a file, from where the tape is.
  case screenshot(path: String)
  /// Compared with the one that was kept; no channel of a pixel may differ by more.
  case golden(name: String, tolerance: Int)
}

/// A use of a picture, and the command that asks for it.
package struct PlacedPicture: Equatable, Sendable {
  package var use: TapePicture
  package var command: PlacedCommand

  package init(_ use: TapePicture, _ command: PlacedCommand) {
    (self.use, self.command) = (use, command)
  }
}
