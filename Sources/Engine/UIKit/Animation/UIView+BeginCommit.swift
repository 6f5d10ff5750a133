import Foundation
public import QuartzCore

/// The older form of animation blocks: what lies between `beginAnimations` and `commitAnimations`
/// animates, 0.2 s easing in and out unless set otherwise (U6). Set before changing views.
extension UIView {
  /// Opens a block.
  ///
  /// - Parameters:
  ///   - animationID: Given to the delegate's actions, to tell blocks apart.
  ///   - context: Given to the delegate's actions as it is; nothing is read there.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = NamedBlock(animationID, context)
    NamedBlock.open.append(block)
    AnimationBlock.push(block.block)
  }

  /// Closes the innermost block that `beginAnimations` opened; without one it does nothing.
  public class func commitAnimations() {
    NamedBlock.open.removeAll { !$0.block.isOpen }
    guard let block = NamedBlock.open.popLast() else { return }
    AnimationBlock.close(block.block)
  }

  /// Seconds; default 0.2; 0 or less changes at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.current?.settings.duration = duration
  }

  /// Seconds before the animations start; default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.current?.settings.delay = delay.isFinite ? delay : 0
  }

  /// The pace; default easeInOut.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.current?.settings.curve = curve
  }

  /// How many passes; may be fractional; default 0, which plays once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.current?.settings.repeatCount = repeatCount
  }

  /// Whether each pass runs back again; default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.current?.settings.autoreverses = repeatAutoreverses
  }

  /// Whether to start from what shows instead of the previous value; default false.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.current?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Who is sent the block's actions; kept alive until the animations have ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    NamedBlock.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The action sent when the first animation starts.
  ///
  /// It may take the block's ID, a `String?`, and after that the context, an `UnsafeMutableRawPointer?`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    NamedBlock.open.last?.setStart(selector)
  }

  /// The action sent when all animations have ended.
  ///
  /// It may take the block's ID, a `String?`, after that whether they finished, an `NSNumber` or a `Bool`, and after
  /// that the context, an `UnsafeMutableRawPointer?`: `animationDidStop(_:finished:context:)`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    NamedBlock.open.last?.setStop(selector)
  }
}

/// A block of the older form, with its name and delegate.
private final class NamedBlock {
  static var open: [NamedBlock] = []

  let block = AnimationBlock(AnimationSettings())
  var delegate: AnyObject?
  private let animationID: String?
  private let context: UnsafeMutableRawPointer?

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    (self.animationID, self.context) = (animationID, context)
  }

  func setStart(_ selector: Selector?) {
    block.onStart = selector.map { selector in
      { self.send(selector, self.context as Any) }
    }
  }

  func setStop(_ selector: Selector?) {
    block.onEnd = selector.map { selector in
      { self.send(selector, NSNumber(value: $0), self.context as Any) }
    }
  }

  private func send(_ selector: Selector, _ second: Any, _ third: Any? = nil) {
    guard let delegate else { return }
    let id = animationID as Any
    guard !selector.perform(on: delegate, sender: id, event: second, context: third) else { return }
    selector.reportRefusal(by: delegate, of: id)
  }
}
