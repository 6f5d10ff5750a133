import Foundation
import QuartzCore
import Testing

/// Apple, *NotificationCenter*: observers with a selector.
struct `Notifications to a target` {
  private let center = NotificationCenter()
  private let observer = Observer()

  private func post(_ name: Notification.Name, _ object: Any? = nil) {
    center.post(name: name, object: object, userInfo: ["from": "test"])
  }

  @Test func `come with what was posted, at once`() {
    center.addObserver(observer, selector: .note, name: .first, object: nil)
    post(.first, "sender")
    #expect(observer.names == [.first])
    #expect(observer.last?.object as? String == "sender")
    #expect(observer.last?.userInfo as? [String: String] == ["from": "test"])
    post(.second)
    #expect(observer.names == [.first])
  }

  @Test func `may be taken as objects, or by methods that take nothing`() {
    center.addObserver(observer, selector: .object, name: .first, object: nil)
    center.addObserver(observer, selector: .nothing, name: .second, object: nil)
    post(.first)
    post(.second)
    #expect(observer.names == [.first, .nothing])
  }

  @Test func `are of any name, or of one sender`() {
    let (sender, other) = (NSObject(), NSObject())
    center.addObserver(observer, selector: .note, name: nil, object: sender)
    post(.first, sender)
    post(.second, sender)
    post(.second, other)
    #expect(observer.names == [.first, .second])
  }

  @Test func `come as often as the observer was added`() {
    for _ in 0..<2 {
      center.addObserver(observer, selector: .note, name: .first, object: nil)
    }
    post(.first)
    #expect(observer.names == [.first, .first])
  }

  @Test func `end with removeObserver(self)`() {
    center.addObserver(observer, selector: .note, name: .first, object: nil)
    center.addObserver(observer, selector: .note, name: .second, object: nil)
    center.removeObserver(observer)
    post(.first)
    post(.second)
    #expect(observer.names.isEmpty)
    center.addObserver(observer, selector: .note, name: .first, object: nil)
    post(.first)
    #expect(observer.names == [.first])
  }

  @Test func `end for one name or one sender alone`() {
    let (sender, other) = (NSObject(), NSObject())
    for object in [sender, other] {
      center.addObserver(observer, selector: .note, name: .first, object: object)
      center.addObserver(observer, selector: .note, name: .second, object: object)
    }
    center.removeObserver(observer, name: .first, object: nil)
    post(.first, sender)
    #expect(observer.names.isEmpty)
    center.removeObserver(observer, name: .second, object: other)
    post(.second, other)
    #expect(observer.names.isEmpty)
    post(.second, sender)
    #expect(observer.names == [.second])
  }

  @Test func `of another center go on`() {
    let other = NotificationCenter()
    center.addObserver(observer, selector: .note, name: .first, object: nil)
    other.removeObserver(observer)
    post(.first)
    #expect(observer.names == [.first])
  }

  @Test func `do not keep the observer alive`() {
    var observer: Observer? = Observer()
    weak let gone = observer
    if let observer {
      center.addObserver(observer, selector: .note, name: .first, object: nil)
    }
    observer = nil
    #expect(gone == nil)
    post(.first)
  }

  /// What `addObserver(forName:…)` answers is still removed by the same call.
  @Test func `leave blocks as they are`() {
    let log = Log()
    let token = center.addObserver(forName: .first, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.entries.append("block") }
    }
    post(.first)
    center.removeObserver(token)
    post(.first)
    #expect(log.entries == ["block"])
  }

  @Test func `from another thread come on the main one`() async {
    center.addObserver(observer, selector: .note, name: .first, object: nil)
    await withCheckedContinuation { continuation in
      observer.onNote = { continuation.resume() }
      let center = center
      Thread.detachNewThread { center.post(name: .first, object: nil) }
    }
    #expect(observer.names == [.first])
  }
}

private final class Observer: NSObject {
  var names: [Notification.Name] = []
  var last: Notification?
  var onNote: () -> Void = {}

  func note(_ notification: Notification) {
    names.append(notification.name)
    last = notification
    onNote()
  }

  func object(_ notification: NSNotification) { names.append(notification.name) }
  func nothing() { names.append(.nothing) }
}

extension Notification.Name {
  nonisolated fileprivate static let first = Notification.Name("first")
  nonisolated fileprivate static let second = Notification.Name("second")
  nonisolated fileprivate static let nothing = Notification.Name("nothing")
}

extension Selector {
  fileprivate static let note = Selector("note(_:)", Observer.note)
  fileprivate static let object = Selector("object(_:)", Observer.object)
  fileprivate static let nothing = Selector("nothing", Observer.nothing)
}
