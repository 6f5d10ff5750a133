public import Foundation

// UIKit's values and functions as they were named before Swift 4.2: code in that mode compiles with them, later modes
// name the new ones.

/// The old name of `UIWindow.Level.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

/// The old name of `UIWindow.Level.statusBar`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The old name of `UIWindow.Level.alert`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

/// The old name of `UIView.noIntrinsicMetric`.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The old name of `UIScrollView.DecelerationRate.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// The old name of `UIScrollView.DecelerationRate.fast`.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// The old name of `NSAttributedString.Key.font`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
nonisolated public let NSFontAttributeName = NSAttributedString.Key.font

/// The old name of `NSAttributedString.Key.foregroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
nonisolated public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The old name of `NSAttributedString.Key.backgroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
nonisolated public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// The old name of `NSAttributedString.Key.kern`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
nonisolated public let NSKernAttributeName = NSAttributedString.Key.kern

/// The old name of `NSAttributedString.Key.paragraphStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
nonisolated public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// The old name of `NSAttributedString.Key.underlineStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
nonisolated public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// The old name of `NSAttributedString.Key.strokeWidth`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
nonisolated public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth

/// The old name of `NSAttributedString.Key.strokeColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
nonisolated public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor

/// The old name of `NSAttributedString.Key.baselineOffset`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
nonisolated public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

/// The old name of `NSAttributedString.Key.strikethroughStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
nonisolated public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

/// The old name of `UILayoutPriority.required`.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.required")
nonisolated public let UILayoutPriorityRequired = UILayoutPriority.required

/// The old name of `UILayoutPriority.defaultHigh`.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultHigh")
nonisolated public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// The old name of `UILayoutPriority.defaultLow`.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultLow")
nonisolated public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// The old name of `UILayoutPriority.fittingSizeLevel`.
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.fittingSizeLevel")
nonisolated public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The old name of `UIEdgeInsets(top:left:bottom:right:)`.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
nonisolated public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The old name of `CGRect.inset(by:)`.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
nonisolated public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The old name of `UIImage.pngData()`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
nonisolated public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The old name of `UIImage.jpegData(compressionQuality:)`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
nonisolated public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat)
  -> Data?
{ image.jpegData(compressionQuality: compressionQuality) }

nonisolated extension RunLoop.Mode {
  /// The old name of `RunLoop.Mode.default`.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  /// The old name of `RunLoop.Mode.common`.
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
}

/// The largest finite number of single precision, by the name of C's library for Apple's systems.
///
/// (Where a file imports Glibc, that has it too.)
@_disfavoredOverload
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The old name of `UITableView.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The old name of `UIFont.Weight.ultraLight`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

/// The old name of `UIFont.Weight.thin`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

/// The old name of `UIFont.Weight.light`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

/// The old name of `UIFont.Weight.regular`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

/// The old name of `UIFont.Weight.medium`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

/// The old name of `UIFont.Weight.semibold`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

/// The old name of `UIFont.Weight.bold`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

/// The old name of `UIFont.Weight.heavy`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

/// The old name of `UIFont.Weight.black`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black
