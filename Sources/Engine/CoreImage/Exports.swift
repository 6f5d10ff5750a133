// As on Apple's systems, importing CoreImage imports CoreGraphics (and with it Foundation's geometry).
@_exported public import CoreGraphics
