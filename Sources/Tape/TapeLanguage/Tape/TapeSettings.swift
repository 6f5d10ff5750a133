package import SceneProtocol

/// The settings of a whole recording; the last of several for the same name counts.
package struct TapeSettings: Equatable, Sendable {
  /// The paths of the scene's files, or of its folder, relative to the tape's file; empty if the tape names none.
  package var scene: [String] = []
  /// The preview's name; `nil` for the first of the file.
  package var preview: String?
  /// A GIF counts in hundredths of a second; at this rate a frame takes a whole number of them.
  package var framesPerSecond = 50
  /// The window's size; `nil` for the scene's own.
  package var size: SceneRequest.Size?
  /// The phone or tablet that the scene is laid out for; `nil` for none.
  ///
  /// `size` overrides its size.
  package var device: Device?
  package var scale = 1.0
  /// The part of the window that is recorded; `nil` for all of it.
  package var crop: TapeRectangle?
  package var background = TapeBackground.scene
  /// The space around the recorded picture, in points.
  package var margin = 0
  /// What is around the picture; `nil` for the default, which depends on the background.
  package var marginFill: TapeFill?
  /// The radius of the picture's corners, in points.
  package var borderRadius = 0
  /// The title bar over the picture.
  package var windowBar = TapeWindowBar.off
  /// The minimum duration of the recording; `nil` for that of its commands.
  package var duration: TapeDuration?
  /// How fast the clip shows the scene.
  package var playbackSpeed = TapeSpeed.normal
  /// How long one picture is shown in the clip at most; `nil` for any time.
  package var idleLimit: TapeDuration?
  package var loop = TapeLoop.forever
  /// How long the last frame is shown beyond its own duration.
  package var hold = TapeDuration(milliseconds: 0)
  package var seed: UInt64 = 1
  /// Whether the pointer is drawn.
  package var showsCursor = true
  /// Whether clicks are drawn.
  package var showsClicks = true
  package var keys = TapeKeyStyle.off
  /// The time from one key of a `Type` to the next.
  package var typingSpeed = TapeDuration(milliseconds: 80)

  package init() {}

  /// The times of a recording's frames.
  package var clock: TapeClock {
    TapeClock(framesPerSecond: framesPerSecond, speed: playbackSpeed)
  }

  /// The settings of a tape's `Set` commands.
  package init(_ commands: [PlacedCommand]) {
    for placed in commands {
      if case .set(let setting) = placed.command { apply(setting, from: placed.place) }
    }
  }

  private mutating func apply(_ setting: TapeSetting, from place: TapePlace) {
    switch setting {
    case .scene(let paths): scene = paths.map(place.path)
    case .preview(let name): preview = name
    case .framesPerSecond(let number): framesPerSecond = number
    case .size(let value): size = value
    case .device(let value): device = value
    case .scale(let value): scale = value
    case .crop(let rectangle): crop = rectangle
    case .background(let value): background = value
    case .margin(let points): margin = points
    case .marginFill(let fill): marginFill = fill
    case .borderRadius(let points): borderRadius = points
    case .windowBar(let bar): windowBar = bar
    case .duration(let time): duration = time
    case .playbackSpeed(let speed): playbackSpeed = speed
    case .idleLimit(let time): idleLimit = time
    case .loop(let value): loop = value
    case .hold(let time): hold = time
    case .seed(let number): seed = number
    case .cursor(let isOn): showsCursor = isOn
    case .clicks(let isOn): showsClicks = isOn
    case .keys(let style): keys = style
    case .typingSpeed(let time): typingSpeed = time
    }
  }
}
