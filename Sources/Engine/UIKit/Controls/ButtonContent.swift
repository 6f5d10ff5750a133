import QuartzCore

/// The content of a button without a configuration, set per state.
struct ButtonContent {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]

  /// The value that was set for exactly that state, or else for the normal one.
  func value<Value>(
    _ values: KeyPath<ButtonContent, [UInt: Value]>,
    for state: UIControl.State
  ) -> Value? {
    self[keyPath: values][state.rawValue] ?? self[keyPath: values][UIControl.State.normal.rawValue]
  }
}

/// The complete look of a button at one moment.
struct ButtonLook: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor = UIColor.white
  var titleShadow: UIColor?
  /// The font; `nil` keeps the font that was set on the label.
  var font: UIFont?
  var subtitle: String?
  var subtitleFont = UIFont.systemFont(ofSize: ControlStyle.subtitleSize)
  var image: UIImage?
  var imageColor = UIColor.white
  var backgroundImage: UIImage?
  var background: UIBackgroundConfiguration?
  var cornerRadius: CGFloat = 0
  var titleAlpha: CGFloat = 1
  var imageAlpha: CGFloat = 1
  var backgroundAlpha: CGFloat = 1
}
