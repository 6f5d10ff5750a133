/// Exchanges what is copied with other programs: the window system's clipboard.
package protocol PasteboardHost: AnyObject {
  /// Called when another program has copied something to the clipboard.
  var onForeignCopy: (() -> Void)? { get set }

  /// Copies a text, for other programs to paste.
  func offer(_ text: String, on board: PasteboardKind)

  /// Whether another program has copied something; what it is only that program knows.
  func hasOwner(of board: PasteboardKind) -> Bool

  /// Asks the program that has copied something for it as text.
  ///
  /// - Parameters:
  ///   - board: The clipboard it was copied to.
  ///   - body: Called exactly once, at once or later.
  func ask(for board: PasteboardKind, _ body: @escaping (PasteAnswer) -> Void)

  /// The same, but waits for the answer, for a short time at most.
  func askNow(for board: PasteboardKind) -> PasteAnswer
}

/// The clipboards that something can be copied to.
nonisolated package enum PasteboardKind: Hashable, Sendable {
  /// What the user has copied.
  case clipboard
  /// What the user has selected last, for the middle button: a convention of X11.
  case primary
}

/// The answer to a request for what is copied.
nonisolated package enum PasteAnswer: Equatable, Sendable {
  case text(String)
  /// No text has been copied.
  case nothing
  /// Something is copied but cannot be read; the reason.
  case failed(String)
}
