// As on Apple's systems, importing CoreText imports CoreGraphics (and with it Foundation's geometry).
@_exported public import CoreGraphics
