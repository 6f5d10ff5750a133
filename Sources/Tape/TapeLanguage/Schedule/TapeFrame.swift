package import SceneProtocol

/// One frame of a recording: the input before it is drawn, and what is shown besides the scene.
package struct TapeFrame: Equatable, Sendable {
  /// The frame's number, from 0.
  package var number: Int
  /// The scene's time in seconds: the number times the playback speed, divided by the frame rate.
  package var time: Double
  /// The input of the scene before it is drawn, in order.
  package var inputs: [TapeInput] = []
  /// The pointer's place after the input.
  package var pointer: TapePoint
  /// Whether the frame is left out of the recording.
  package var isHidden = false
  /// What an inspector draws over the scene; `nil` for nothing.
  package var inspection: InspectorDrawing?
  package var caption: TapeCaption?
  package var chapter: TapeCaption?
  package var zoom: TapeZoom
  /// The uses of the frame's picture.
  package var pictures: [PlacedPicture] = []
  /// The results of checks of the scene.
  package var verdicts: [TapeVerdict] = []
}

/// A text for the viewer.
package struct TapeCaption: Equatable, Sendable {
  package var text: String
  /// When it begins, in seconds since the first frame, so that it can fade in.
  package var begin: Double
  /// When it ends, in seconds since the first frame; `nil` where that is not known yet.
  package var end: Double?

  package init(text: String, begin: Double, end: Double?) {
    (self.text, self.begin, self.end) = (text, begin, end)
  }
}

/// The part of the window that is seen: of the window's size divided by the factor, around the center, as far as
/// possible inside the window.
package struct TapeZoom: Equatable, Sendable {
  /// The factor, 1 … 10.
  package var factor: Double
  package var center: TapePoint

  package init(factor: Double, center: TapePoint) { (self.factor, self.center) = (factor, center) }

  /// An interpolated zoom on the way to another.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction of the time, 0 … 1.
  ///   - other: The final zoom.
  /// - Returns: The interpolated zoom; exactly the other at 1.
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
  /// Written to a file; the path is relative to the tape.
  case screenshot(path: String)
  /// Compared with a golden picture; no channel of a pixel may differ by more than the tolerance.
  case golden(name: String, tolerance: Int)
}

/// A use of a picture, and the command that requests it.
package struct PlacedPicture: Equatable, Sendable {
  package var use: TapePicture
  package var command: PlacedCommand

  package init(_ use: TapePicture, _ command: PlacedCommand) {
    (self.use, self.command) = (use, command)
  }
}
