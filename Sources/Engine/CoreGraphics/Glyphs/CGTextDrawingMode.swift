/// How glyphs are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Stroked.
  case stroke = 1
  /// Filled, then stroked.
  case fillStroke = 2
  /// Not drawn.
  case invisible = 3
  /// Filled, and added to the clip.
  case fillClip = 4
  /// Stroked; their inside is added to the clip.
  case strokeClip = 5
  /// Filled and stroked; their inside is added to the clip.
  case fillStrokeClip = 6
  /// Not drawn; their inside is added to the clip.
  case clip = 7

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
