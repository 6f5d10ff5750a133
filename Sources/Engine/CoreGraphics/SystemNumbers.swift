/// Numbers of Apple's C library that Linux's has not.

/// The largest finite number of single precision: "repeat forever" in older code.
public let HUGE = Float.greatestFiniteMagnitude

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
