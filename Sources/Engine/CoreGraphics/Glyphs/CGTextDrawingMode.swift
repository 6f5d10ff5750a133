/// What is drawn of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their inside.
  case fill = 0
  /// Their outline.
  case stroke = 1
  /// Their inside, then their outline.
  case fillStroke = 2
  /// Nothing.
  case invisible = 3
  /// Their inside, to which later drawing is then cut.
  case fillClip = 4
  /// Their outline; later drawing is then cut to their inside.
  case strokeClip = 5
  /// Both; later drawing is then cut to their inside.
  case fillStrokeClip = 6
  /// Nothing; later drawing is then cut to their inside.
  case clip = 7

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
