/// Exchanges what is copied with other programs: the window system's clipboard.
package protocol PasteboardHost: AnyObject {
  /// Called when another program has copied something to the clipboard.
  var onForeignCopy: (() -> Void)? { get set }

  /// Copies a text, for other programs to paste.
  func offer(_ text: String, on board: PasteboardKind)

  /// Whether somebody has copied something; what it is only that program knows.
  func hasOwner(of board: PasteboardKind) -> Bool

  /// Asks whoever has copied something for it as text.
  ///
  /// - Parameters:
  ///   - board: Where it was copied to.
  ///   - body: Is called once, at once or later.
  func ask(for board: PasteboardKind, _ body: @escaping (PasteAnswer) -> Void)

  /// The same, waiting for the answer, but not for long.
  func askNow(for board: PasteboardKind) -> PasteAnswer
}

/// Where something is copied to.
nonisolated package enum PasteboardKind: Hashable, Sendable {
  /// What a person has copied.
  case clipboard
  /// What a person has selected last, for the middle button: a convention of X11.
  case primary
}

/// What comes of asking for what is copied.
nonisolated package enum PasteAnswer: Equatable, Sendable {
  case text(String)
  /// Nobody has copied any text.
  case nothing
  /// There is something that cannot be had; why.
  case failed(String)
}
