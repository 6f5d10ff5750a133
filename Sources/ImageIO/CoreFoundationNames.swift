/// Text, as Image I/O's functions take it; on Apple's systems a type of Core Foundation.
public typealias CFString = String
/// Values by name, as Image I/O's functions take and give them; on Apple's systems a type of Core Foundation.
public typealias CFDictionary = [String: Any]
