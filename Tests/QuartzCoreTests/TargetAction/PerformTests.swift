import Foundation
import QuartzCore
import Testing

/// Apple, *NSObjectProtocol* and *NSObject*: methods that are called by their selectors.
struct `Performing a selector` {
  private let object = Performer()

  @Test func `calls the method with the argument, or without`() {
    object.perform(.take, with: "a")
    object.perform(.nothing)
    object.perform(.nothing, with: "dropped")
    #expect(object.log == ["take a", "nothing", "nothing"])
  }

  @Test func `answers with the object that the method returns`() {
    let result = object.perform(.make)
    #expect((result?.takeUnretainedValue() as? Performer)?.log == ["made"])
    #expect(object.perform(.nothing) == nil)
    #expect(object.log == ["nothing"])
  }

  @available(*, deprecated)
  @Test func `from a name has no method: nothing responds to it`() {
    let selector = NSSelectorFromString("take:")
    #expect(NSStringFromSelector(selector) == "take:" && !object.responds(to: selector))
    #expect(selector == NSSelectorFromString("take:") && selector != .take)
  }

  @Test func `of another class, or with another argument, is reported`() {
    let old = EngineReport.handler
    defer { EngineReport.handler = old }
    let reports = Log()
    EngineReport.handler = { reports.entries.append($0) }
    object.perform(.take, with: 3)
    CALayer().perform(.nothing)
    #expect(
      reports.entries == [
        "Performer: take(_:) cannot be called with a Int: it takes another type",
        "CALayer: nothing cannot be called: it is another class's method",
      ]
    )
    #expect(object.log.isEmpty)
  }

  @Test func `an object responds to the methods of its class and those above`() {
    let isEqual = Selector("isEqual", NSObject.isEqual)
    let answers = [
      object.responds(to: .take), object.responds(to: isEqual),
      NSObject().responds(to: .take), object.responds(to: nil),
    ]
    #expect(answers == [true, true, false, false])
  }

  @Test func `later keeps the object alive, and releases it when cancelled`() {
    var performer: Performer? = Performer()
    weak let gone = performer
    performer?.perform(.nothing, with: nil, afterDelay: 1000)
    performer = nil
    #expect(gone != nil)
    if let gone { NSObject.cancelPreviousPerformRequests(withTarget: gone) }
    #expect(gone == nil)
  }
}

private final class Performer: NSObject {
  var log: [String] = []

  func take(_ text: String) { log.append("take \(text)") }
  func nothing() { log.append("nothing") }

  func make() -> Performer {
    let made = Performer()
    made.log = ["made"]
    return made
  }
}

extension Selector {
  fileprivate static let take = Selector("take(_:)", Performer.take)
  fileprivate static let nothing = Selector("nothing", Performer.nothing)
  fileprivate static let make = Selector("make", Performer.make)
}
