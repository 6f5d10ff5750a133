import QuartzCore
import Testing

/// The API's names that are strings (peer 12, 43, 149): they are compared with strings of older code, and written into
/// files.
struct `Names as strings` {
  @Test func `every name has its string`() {
    let names: [(String, String)] = [
      (kCAOnOrderIn, "onOrderIn"), (kCAOnOrderOut, "onOrderOut"), (kCATransition, "transition"),
      (kCATransactionAnimationDuration, "animationDuration"),
      (kCATransactionDisableActions, "disableActions"),
      (kCATransactionAnimationTimingFunction, "animationTimingFunction"),
      (kCATransactionCompletionBlock, "completionBlock"),
      (CAMediaTimingFillMode.forwards.rawValue, "forwards"),
      (CAMediaTimingFillMode.backwards.rawValue, "backwards"),
      (CAMediaTimingFillMode.both.rawValue, "both"),
      (CAMediaTimingFillMode.removed.rawValue, "removed"),
      (CAMediaTimingFunctionName.linear.rawValue, "linear"),
      (CAMediaTimingFunctionName.easeIn.rawValue, "easeIn"),
      (CAMediaTimingFunctionName.easeOut.rawValue, "easeOut"),
      (CAMediaTimingFunctionName.easeInEaseOut.rawValue, "easeInEaseOut"),
      (CAMediaTimingFunctionName.default.rawValue, "default"),
      (CAAnimationCalculationMode.linear.rawValue, "linear"),
      (CAAnimationCalculationMode.discrete.rawValue, "discrete"),
      (CAAnimationCalculationMode.paced.rawValue, "paced"),
      (CAAnimationCalculationMode.cubic.rawValue, "cubic"),
      (CAAnimationCalculationMode.cubicPaced.rawValue, "cubicPaced"),
      (CAAnimationRotationMode.rotateAuto.rawValue, "auto"),
      (CAAnimationRotationMode.rotateAutoReverse.rawValue, "autoReverse"),
      (CALayerContentsGravity.resizeAspectFill.rawValue, "resizeAspectFill"),
      (CALayerContentsGravity.bottomLeft.rawValue, "bottomLeft"),
    ]
    for (name, string) in names { #expect(name == string) }
  }

  @Test func `value functions have the names of what they make`() {
    let names: [(CAValueFunctionName, String)] = [
      (.rotateX, "rotateX"), (.rotateY, "rotateY"), (.rotateZ, "rotateZ"), (.scale, "scale"),
      (.scaleX, "scaleX"), (.scaleY, "scaleY"), (.scaleZ, "scaleZ"), (.translate, "translate"),
      (.translateX, "translateX"), (.translateY, "translateY"), (.translateZ, "translateZ"),
    ]
    for (name, string) in names {
      #expect(name.rawValue == string)
      #expect(CAValueFunction(name: name)?.name == name)
    }
  }
}
