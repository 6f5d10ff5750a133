import Foundation
public import QuartzCore
package import WindowSystem

/// The clipboard, shared with other programs; of Apple's class only text is supported.
///
/// In a window it is the desktop's clipboard (`CLIPBOARD`). Without one, as in recordings and pictures, it is private
/// to the program and starts empty.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = UIPasteboard()

  /// The connection to other programs' clipboards; `nil` without a window system.
  package static var host: (any PasteboardHost)? {
    didSet { host?.onForeignCopy = { general.noteForeignCopy() } }
  }

  /// The number of known changes of the content; it only increases.
  ///
  /// It counts each copy by this program, and the first copy by another program after that.
  open private(set) var changeCount = 0

  private var own: [PasteboardKind: String] = [:]

  /// The content as text; `nil` if there is none.
  ///
  /// Reading another program's content waits for it, at most a quarter of a second; after that the result is `nil`. (A
  /// text field's `paste(_:)` does not wait.)
  open var string: String? {
    get {
      guard let host = Self.host else { return own[.clipboard] }
      if case .text(let text) = host.askNow(for: .clipboard) { return text }
      return nil
    }
    set { put(newValue ?? "", on: .clipboard) }
  }

  /// The content as a list; several strings are copied as lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue.map { $0.joined(separator: "\n") } }
  }

  /// Whether there is text.
  ///
  /// Of another program's content only its existence is known: it counts as text until it is requested.
  open var hasStrings: Bool {
    Self.host.map { $0.hasOwner(of: .clipboard) } ?? (own[.clipboard]?.isEmpty == false)
  }

  /// Copies a text to the clipboard, or makes it the primary selection.
  func put(_ text: String, on board: PasteboardKind) {
    if board == .clipboard { changeCount += 1 }
    if let host = Self.host { host.offer(text, on: board) } else { own[board] = text }
  }

  /// Requests the content, without waiting.
  func ask(for board: PasteboardKind, _ body: @escaping (PasteAnswer) -> Void) {
    guard let host = Self.host else {
      return body(own[board].map { .text($0) } ?? .nothing)
    }
    host.ask(for: board, body)
  }

  /// Another program has copied something.
  package func noteForeignCopy() { changeCount += 1 }

  /// Discards the private content.
  package func forget() { own = [:] }
}
