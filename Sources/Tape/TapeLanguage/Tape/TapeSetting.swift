package import SceneProtocol

/// What is behind the scene in a recording.
package enum TapeBackground: Codable, Equatable, Sendable {
  case color(TapeColor), transparent
  /// What the scene's window has.
  case scene
}

/// How often a recording is shown.
package enum TapeLoop: Codable, Equatable, Sendable {
  case forever, once
  case times(Int)
}

/// How keys that are pressed are shown.
package enum TapeKeyStyle: String, Codable, CaseIterable, Sendable {
  case off, pc, mac
}

/// One `Set` command.
package enum TapeSetting: Codable, Equatable, Sendable {
  /// The scene's file or folder, or its files.
  case scene([String])
  /// The name of one of the file's previews.
  case preview(String)
  /// The frames per second, 10 … 120.
  case framesPerSecond(Int)
  /// The window's size, in points.
  case size(SceneRequest.Size)
  /// The phone or tablet that the scene is laid out for.
  case device(Device)
  /// Pixels per point, 1 … 4.
  case scale(Double)
  case crop(TapeRectangle)
  case background(TapeBackground)
  /// The space around the recorded picture, in points, 0 … 500.
  case margin(Int)
  case marginFill(TapeFill)
  /// The radius of the picture's corners, in points, 0 … 500.
  case borderRadius(Int)
  case windowBar(TapeWindowBar)
  case duration(TapeDuration)
  /// Seconds of the scene that a second of the clip shows, 0.1 … 10.
  case playbackSpeed(TapeSpeed)
  /// How long one picture is shown in the clip at most, above 0.
  case idleLimit(TapeDuration)
  case loop(TapeLoop)
  case hold(TapeDuration)
  case seed(UInt64)
  case cursor(Bool)
  case clicks(Bool)
  case keys(TapeKeyStyle)
  case typingSpeed(TapeDuration)

  package var name: TapeSettingName {
    switch self {
    case .scene: .scene
    case .preview: .preview
    case .framesPerSecond: .framesPerSecond
    case .size: .size
    case .device: .device
    case .scale: .scale
    case .crop: .crop
    case .background: .background
    case .margin: .margin
    case .marginFill: .marginFill
    case .borderRadius: .borderRadius
    case .windowBar: .windowBar
    case .duration: .duration
    case .playbackSpeed: .playbackSpeed
    case .idleLimit: .idleLimit
    case .loop: .loop
    case .hold: .hold
    case .seed: .seed
    case .cursor: .cursor
    case .clicks: .clicks
    case .keys: .keys
    case .typingSpeed: .typingSpeed
    }
  }
}

extension TapeSetting: CustomStringConvertible {
  package var description: String { "\(name.rawValue) \(value)" }

  private var value: String {
    switch self {
    case .scene(let paths): paths.map(TapeText.word).joined(separator: " ")
    case .preview(let name): TapeText.quoted(name)
    case .framesPerSecond(let number): "\(number)"
    case .size(let size): "\(size.width)x\(size.height)"
    case .device(let device): device.fullName
    case .scale(let scale): PlainNumber.write(scale)
    case .crop(let rectangle): rectangle.description
    case .background(.color(let color)): color.description
    case .background(.transparent): "transparent"
    case .background(.scene): "scene"
    case .margin(let points), .borderRadius(let points): "\(points)"
    case .marginFill(let fill): fill.description
    case .windowBar(let bar): bar.rawValue
    case .duration(let time), .hold(let time), .typingSpeed(let time), .idleLimit(let time):
      time.description
    case .playbackSpeed(let speed): speed.description
    case .loop(.forever): "on"
    case .loop(.once): "off"
    case .loop(.times(let count)): "\(count)"
    case .seed(let seed): "\(seed)"
    case .cursor(let isOn), .clicks(let isOn): isOn ? "on" : "off"
    case .keys(let style): style.rawValue
    }
  }
}
