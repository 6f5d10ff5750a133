/// The classes of QuartzCore and UIKit that code extends most, with their superclasses.
enum FrameworkClasses {
  private static let superclasses = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIApplication": "UIResponder", "UIWindow": "UIView", "UIControl": "UIView",
    "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
    "UIStackView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView", "UIButton": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UITextField": "UIControl",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UIGestureRecognizer": "NSObject", "CALayer": "NSObject", "CAShapeLayer": "CALayer",
    "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "CAReplicatorLayer": "CALayer",
    "CAEmitterLayer": "CALayer", "CAScrollLayer": "CALayer", "CATiledLayer": "CALayer",
    "CATransformLayer": "CALayer", "CAAnimation": "NSObject",
    "CAPropertyAnimation": "CAAnimation", "CABasicAnimation": "CAPropertyAnimation",
    "CAKeyframeAnimation": "CAPropertyAnimation", "CASpringAnimation": "CABasicAnimation",
    "CAAnimationGroup": "CAAnimation", "CATransition": "CAAnimation",
  ]

  /// Whether it is one of them.
  static func isKnown(_ name: String) -> Bool { superclasses[name] != nil }

  /// A class with its superclasses, as far as they are known, from it on.
  static func line(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }
}
