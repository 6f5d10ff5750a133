public import Foundation

extension NotificationCenter {
  /// Calls `selector` on `observer` whenever a notification is posted, as long as both exist.
  ///
  /// The method is called on the main thread: within the post if that is on the main thread, else soon after it. A pair
  /// that is added twice is called twice.
  ///
  /// - Parameters:
  ///   - observer: The object to call; not kept alive.
  ///   - selector: The method to call; it may take the notification or nothing.
  ///   - name: The name of the notifications; `nil` for all.
  ///   - object: The poster of the notifications; `nil` for any.
  @MainActor
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {
    let link = NotificationLink(observer as AnyObject, selector)
    link.end = removal(
      of: addObserver(forName: name, object: object, queue: nil) { notification in
        let sent = SentNotification(notification: notification)
        MainThread.run { link.receive(sent.notification) }
      }
    )
    NotificationLinks.current.add(
      link,
      center: self,
      name: name,
      object: object.map { $0 as AnyObject }
    )
  }

  /// Removes everything that the observer was added for, or the block of an observer from `addObserver(forName:…)`.
  ///
  /// - Parameter observer: The observer to remove.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    let (identity, center) = (ObjectIdentifier(observer), ObjectIdentifier(self))
    MainThread.run {
      NotificationLinks.current.remove(identity, center: center, name: nil, object: nil)
    }
  }

  /// Removes what the observer was added for with a name, an object, or both.
  ///
  /// - Parameters:
  ///   - observer: The observer to remove.
  ///   - name: The name of the notifications; `nil` for all.
  ///   - object: The poster of the notifications; `nil` for any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    let (identity, center) = (ObjectIdentifier(observer), ObjectIdentifier(self))
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    MainThread.run {
      NotificationLinks.current.remove(identity, center: center, name: name, object: sender)
    }
  }

  @MainActor
  private func removal(of token: any NSObjectProtocol) -> () -> Void {
    { [weak self] in self?.removeObserver(token as Any) }
  }
}

/// A notification that is passed to the main thread.
///
/// A post on the main thread does not leave it. After a post on another thread the poster must not change the
/// notification's contents, as on Apple's systems.
private struct SentNotification: @unchecked Sendable {
  let notification: Notification
}

/// An observer with its method.
@MainActor
final class NotificationLink {
  weak var observer: AnyObject?
  let identity: ObjectIdentifier
  /// Removes it from the center.
  var end: () -> Void = {}
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    (self.observer, identity, self.selector) = (observer, ObjectIdentifier(observer), selector)
  }

  func receive(_ notification: Notification) {
    guard let observer else { return end() }
    // The method may take either of the two types of a notification.
    if selector.perform(on: observer, sender: notification) { return }
    selector.performOrReport(on: observer, sender: notification as NSNotification)
  }
}

/// All registrations, by observer.
@MainActor
final class NotificationLinks: EnginePart {
  private struct Entry {
    let link: NotificationLink
    let center: ObjectIdentifier
    let name: Notification.Name?
    let object: ObjectIdentifier?
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  func add(
    _ link: NotificationLink,
    center: NotificationCenter,
    name: Notification.Name?,
    object: AnyObject?
  ) {
    removeGone()
    entries[link.identity, default: []].append(
      Entry(
        link: link,
        center: ObjectIdentifier(center),
        name: name,
        object: object.map { ObjectIdentifier($0) }
      )
    )
  }

  func remove(
    _ observer: ObjectIdentifier,
    center: ObjectIdentifier,
    name: Notification.Name?,
    object: ObjectIdentifier?
  ) {
    remove(from: observer) { entry in
      entry.center == center && (name == nil || entry.name == name)
        && (object == nil || entry.object == object)
    }
  }

  /// An address may belong to another observer later.
  private func removeGone() {
    for observer in entries.keys { remove(from: observer) { $0.link.observer == nil } }
  }

  private func remove(from observer: ObjectIdentifier, where isMeant: (Entry) -> Bool) {
    guard let all = entries[observer] else { return }
    for entry in all where isMeant(entry) { entry.link.end() }
    let rest = all.filter { !isMeant($0) }
    entries[observer] = rest.isEmpty ? nil : rest
  }
}
