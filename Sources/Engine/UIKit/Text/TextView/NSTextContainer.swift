import CoreGraphics
public import Foundation

/// The room for the lines of a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The margin at both sides of lines, in points; default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The maximum number of lines; default 0, for any number, and without effect here, where all lines are shown.
  open var maximumNumberOfLines = 0
  /// How lines break; default `.byWordWrapping`, and without effect here, where lines break between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size; a text view has its own.
  open var size: CGSize
  /// Whether the width follows that of the text view; default true, and without effect here, where it does.
  open var widthTracksTextView = true
  /// Whether the height follows that of the text view; default false, and without effect here.
  open var heightTracksTextView = false
  /// Called when a value has changed.
  var changed: (() -> Void)?

  /// A container of a size, with the default values.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
