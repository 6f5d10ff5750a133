import Foundation
public import QuartzCore
package import WindowSystem

/// What is copied, for this program and others to paste: text, of Apple's class.
///
/// In a window it is the desktop's clipboard (`CLIPBOARD`); without one, as in recordings and pictures, it is the
/// program's own and begins empty.
open class UIPasteboard: NSObject {
  /// The one that all programs share.
  public static let general = UIPasteboard()

  /// Who knows what other programs have copied; `nil` without a window system.
  package static var host: (any PasteboardHost)? {
    didSet { host?.onForeignCopy = { general.noteForeignCopy() } }
  }

  /// How often something else was copied, as far as is known here; it rises only.
  ///
  /// That is: what this program copies, and what another one copies first after that.
  open private(set) var changeCount = 0

  private var own: [PasteboardKind: String] = [:]

  /// What is copied, as text; `nil` for none.
  ///
  /// What another program has copied is asked for and waited for, a quarter of a second at most: what has not come by
  /// then counts as none. (A text field's `paste(_:)` does not wait.)
  open var string: String? {
    get {
      guard let host = Self.host else { return own[.clipboard] }
      if case .text(let text) = host.askNow(for: .clipboard) { return text }
      return nil
    }
    set { put(newValue ?? "", on: .clipboard) }
  }

  /// The same as a list; one of several copies them as lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue.map { $0.joined(separator: "\n") } }
  }

  /// Whether there is text to be had.
  ///
  /// Of what another program has copied only that is known that it has: it counts as text until it is asked for.
  open var hasStrings: Bool {
    Self.host.map { $0.hasOwner(of: .clipboard) } ?? (own[.clipboard]?.isEmpty == false)
  }

  /// Copies a text, or lets it be what is selected.
  func put(_ text: String, on board: PasteboardKind) {
    if board == .clipboard { changeCount += 1 }
    if let host = Self.host { host.offer(text, on: board) } else { own[board] = text }
  }

  /// Asks for what is copied, without waiting.
  func ask(for board: PasteboardKind, _ body: @escaping (PasteAnswer) -> Void) {
    guard let host = Self.host else {
      return body(own[board].map { .text($0) } ?? .nothing)
    }
    host.ask(for: board, body)
  }

  /// Another program has copied something.
  package func noteForeignCopy() { changeCount += 1 }

  /// Forgets what was copied without a window system.
  package func forget() { own = [:] }
}
