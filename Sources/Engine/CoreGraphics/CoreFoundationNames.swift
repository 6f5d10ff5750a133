/// Text, as Core Graphics' functions take it; on Apple's systems a type of Core Foundation.
public typealias CFString = String
/// Values by name, as Core Graphics' functions take and return them; on Apple's systems a type of Core Foundation.
public typealias CFDictionary = [String: Any]
