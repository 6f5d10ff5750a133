// The name by which scenes and programs know the library: `import Pegbar` has UIKit, Core Animation and `#Preview`.
@_exported public import SceneRuntime
