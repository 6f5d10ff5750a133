// The module that scenes and programs import: `import Pegbar` has UIKit, Core Animation and `#Preview`.
@_exported public import SceneRuntime
