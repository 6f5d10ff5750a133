import Foundation
public import QuartzCore

/// The older form of animation blocks: changes between `beginAnimations` and `commitAnimations` animate, in 0.2 s with
/// ease-in-ease-out unless set otherwise. Call the setters before changing views.
extension UIView {
  /// Opens a block.
  ///
  /// - Parameters:
  ///   - animationID: A name for the block that is passed to the delegate's actions.
  ///   - context: A pointer that is passed to the delegate's actions unchanged; it is never dereferenced.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = NamedBlock(animationID, context)
    NamedBlock.open.append(block)
    AnimationBlock.push(block.block)
  }

  /// Closes the innermost block that `beginAnimations` opened; does nothing without one.
  public class func commitAnimations() {
    NamedBlock.open.removeAll { !$0.block.isOpen }
    guard let block = NamedBlock.open.popLast() else { return }
    AnimationBlock.close(block.block)
  }

  /// Sets the duration, in seconds; default 0.2; 0 or less changes at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.current?.settings.duration = duration
  }

  /// Sets the delay before the animations start, in seconds; default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.current?.settings.delay = delay.isFinite ? delay : 0
  }

  /// Sets the timing curve; default easeInOut.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.current?.settings.curve = curve.functionName
  }

  /// Sets the number of passes, which may be fractional; default 0, which plays once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.current?.settings.repeatCount = repeatCount
  }

  /// Sets whether each pass also runs backwards; default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.current?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether to start from the shown value instead of the previous model value; default false.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.current?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object that receives the block's actions; kept alive until the animations have ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    NamedBlock.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the action that is sent when the first animation starts.
  ///
  /// Its parameters may be the block's ID, a `String?`, and then the context, an `UnsafeMutableRawPointer?`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    NamedBlock.open.last?.setStart(selector)
  }

  /// Sets the action that is sent when all animations have ended.
  ///
  /// Its parameters may be the block's ID, a `String?`, then whether they finished, an `NSNumber` or a `Bool`, and then
  /// the context, an `UnsafeMutableRawPointer?`: `animationDidStop(_:finished:context:)`.
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
