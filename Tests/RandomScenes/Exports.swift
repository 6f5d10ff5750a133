@_exported public import SeededCases
