/// A program's preferences for the keyboard and typing aids.
///
/// Here the user has a real keyboard, with the settings of the desktop: all values are stored, and only
/// `isSecureTextEntry` has an effect (our decision). Every property is optional.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The keys of an on-screen keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The label of its Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether typed text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Which letters are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the spelling of typed text is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The kind of text; `nil` if it is not specified.
  var textContentType: UITextContentType? { get set }
  /// Whether the Return key of an on-screen keyboard is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secret, such as a password.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// Always `.default`; setting it has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Always `.default`; setting it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Always `.default`; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Always `.sentences`; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Always `.default`; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Always `nil`; setting it has no effect.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// Always false; setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Always false; setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The keys of an on-screen keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the user's language.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For web addresses.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// Digits and a decimal sign.
  case decimalPad
  /// With @ and #.
  case twitter
  /// For searching the web.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// The label of the Return key of an on-screen keyboard.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Whether typed text is corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The user's setting.
  case `default`
  /// No correction.
  case no
  /// Correction.
  case yes
}

/// Whether the spelling of typed text is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As for the correction.
  case `default`
  /// No checking.
  case no
  /// Checking.
  case yes
}

/// Which letters are capitalized automatically.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// The kind of content of a text.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
