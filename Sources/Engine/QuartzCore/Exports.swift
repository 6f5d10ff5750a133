// As on Apple's systems, an import of QuartzCore also imports CoreGraphics, and with it Foundation's geometry.
@_exported public import CoreGraphics

// The types of the API that are values are in there.
@_exported public import AnimationCore
