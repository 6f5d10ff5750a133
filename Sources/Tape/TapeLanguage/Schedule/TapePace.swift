/// The default durations of actions: slow enough to be followed, as a teacher would do them.
enum TapePace {
  /// Between arriving at a target and pressing the button: the viewer sees what is going to be pressed.
  static let beforePress = TapeDuration(milliseconds: 80)
  /// How long a button is held.
  static let press = TapeDuration(milliseconds: 80)
  /// Between the clicks of a double click: well below what desktops allow for it (400 ms).
  static let betweenClicks = TapeDuration(milliseconds: 80)
  /// From one key press to the next, and after the last.
  static let key = TapeDuration(milliseconds: 120)
  static let scroll = TapeDuration(milliseconds: 400)
  static let zoom = TapeDuration(milliseconds: 400)
  static let chapter = TapeDuration(milliseconds: 1500)
}
