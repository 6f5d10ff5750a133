/// How a person is helped to type, as a program wishes.
///
/// There is a real keyboard here, and what types on it is the person's own: all is kept and nothing but
/// `isSecureTextEntry` has an effect (a decision of ours). Every setting is optional.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keys a keyboard on the screen would have.
  var keyboardType: UIKeyboardType { get set }
  /// What would be written on its Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether what is typed would be corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Which letters would be made capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether what is typed would be looked up.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the text is; `nil` where that is not said.
  var textContentType: UITextContentType? { get set }
  /// Whether a Return key would be dim without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether nobody may read the text.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// Not kept; `.default`.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Not kept; `.default`.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Not kept; `.default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Not kept; `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Not kept; `.default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Not kept; `nil`.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  /// Not kept; false.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Not kept; false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The keys of a keyboard on the screen.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the person's language.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For mail addresses.
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

/// What is written on a Return key on the screen.
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

/// Whether what is typed is corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person wants it.
  case `default`
  /// It is not.
  case no
  /// It is.
  case yes
}

/// Whether what is typed is looked up in a dictionary.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As it is corrected.
  case `default`
  /// It is not.
  case no
  /// It is.
  case yes
}

/// Which letters are made capital.
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

/// What a text is.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that serves once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
