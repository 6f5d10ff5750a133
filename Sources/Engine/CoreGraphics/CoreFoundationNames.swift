/// A string, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFString = String
/// A dictionary by name, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core
/// Foundation.
public typealias CFDictionary = [String: Any]
