/// What the window tells a scene that is shown in it; as JSON `{"seek":{"time":1.5}}`.
package enum SceneCommand: Codable, Equatable, Sendable {
  /// Put the window on the screen; whether time goes on then, or stands still until a command continues it.
  ///
  /// It is one command: input that comes between two would be input of a scene that is paused, and be lost.
  case show(plays: Bool)
  /// Pause at the frame that is seen.
  case pause
  /// Continue.
  case play
  /// Seconds of the scene for each of the machine's, 0.01 … 10.
  case speed(factor: Double)
  /// Stop at a time in seconds while time goes on; `nil` for none.
  ///
  /// The window pauses it then, which may come late on a busy machine.
  case limit(time: Double?)
  /// Go on to a time in seconds, which is not past; how time goes on then stays as it is.
  case seek(time: Double)
  /// Input from outside, as if from the user now.
  case input(SceneEvent.Action)
  /// Take over the releases of what the replay holds pressed: they came to the former scene, after this one was begun.
  case formerInput([TapeEntry])
  /// Whether to report the cost of frames, a few times per second.
  case statistics(areReported: Bool)
  /// Apply a look; the scene reports the result.
  case look(SceneLook)
  /// Answer, as a proof that the scene does not hang.
  case ping
  /// Write the visible picture to a file, as PNG.
  case picture(path: String)
  /// Write the layers to a file, as text; the report is the same as for a picture.
  case layers(path: String)
  /// Write the picture into a `NamelessFile` of the window's.
  case pictureBytes(file: String)
  /// Answer an inspector's question; `number` is its own, and comes back with the answer.
  case inspect(number: Int, InspectionRequest)
  /// What to do with the pointer over the scene.
  case pointer(PointerUse)
  /// Outline a layer of that id in the inspector's tree, over the picture, and tint it; `nil` for none.
  case outline(layer: Int?, isFilled: Bool)
  /// Draw the trails of a layer over the picture, and the cost of frames.
  case overlay(InspectorOverlay)
  /// Write the visible picture with what the inspector draws over it, as PNG; reported as a picture is.
  case inspectedPicture(path: String)
  /// Go on with the tape that the scene was begun with.
  case tape(LiveTapeCommand)
  /// Report the values that the scene wants to keep.
  case keep
  /// End the process.
  case end
}

extension SceneCommand {
  /// Whether the scene answers with the frame that is seen then.
  package var isAnsweredByFrame: Bool {
    switch self {
    case .show, .pause, .seek: true
    default: false
    }
  }
}
