// The module that scenes and programs import: `import Pegbar` has UIKit, Core Animation and `#Preview`.
@_exported public import SceneRuntime
// Not exported: code that reads ZIP files, computes with vectors, logs or plays sounds imports them by name.
internal import AudioToolbox
internal import Compression
internal import os
internal import simd
