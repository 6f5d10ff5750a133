import QuartzCore

/// What a button without a configuration was given for its states.
struct ButtonContent {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]

  /// What was given for exactly that state, or else for the normal one.
  func value<Value>(
    _ values: KeyPath<ButtonContent, [UInt: Value]>,
    for state: UIControl.State
  ) -> Value? {
    self[keyPath: values][state.rawValue] ?? self[keyPath: values][UIControl.State.normal.rawValue]
  }
}

/// All that a button shows at a time, wherever it comes from.
struct ButtonLook: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor = UIColor.white
  var titleShadow: UIColor?
  /// `nil` leaves the font to who set the label's.
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
