// The module that scenes and programs import: `import Pegbar` has UIKit, Core Animation and `#Preview`.
@_exported public import SceneRuntime
// Not exported: code that reads ZIP files imports it by name.
internal import Compression
