import Foundation

/// Books that tests make pages of.
enum BookFiles {
  /// Files as no other run has them, so that no clip of them is kept: for tests that count those which are made.
  static func fresh(_ files: [String: String]) -> [String: String] {
    let mark = "import UIKit  // \(UUID().uuidString)\n"
    return files.mapValues { $0.replacingOccurrences(of: "import UIKit\n", with: mark) }
  }

  static func scene(_ color: String) -> String {
    """
    import UIKit

    #Preview("Card", traits: .fixedLayout(width: 120, height: 80)) {
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      card.backgroundColor = \(color)
      return card
    }

    """
  }

  /// A book with all kinds of blocks, in which nothing is wrong.
  static let whole = [
    "README.md": """
    # A book

    Hello. See [the steps](steps.md#second), [more](more/README.md) and [Swift](https://swift.org).

    ![A blue square](more/square.svg)

    ```cards
    steps.md | layers, time | Steps of a scene
    more/README.md | other | More of it
    ```

    """,
    "steps.md": """
    # Steps

    | a | `b` |
    |---|---|
    | 1 | 2 |

    ```swift Card.swift
    \(scene(".systemBlue"))```

    ```tape
    Caption "The pointer comes"
    Move 100,60 200ms
    Sleep 200ms
    ```

    ## Second

    ```swift Card.swift still "A red card"
    \(scene(".systemRed"))```

    ```console
    $ pegbar Card.swift
    ```

    """,
    "more/README.md": """
    # More

    ```swift Shown.swift
    ```

    ```tape play.tape "What the tape plays"
    ```

    """,
    "more/Shown.swift": scene(".systemGreen"),
    "more/play.tape": "Set Scene Shown.swift\nMove 60,40 100ms\nSleep 200ms\n",
    "more/square.svg":
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path fill=\"blue\" d=\"M0 0h8v8H0z\"/></svg>\n",
  ]

  /// A book with something wrong on each page.
  static let broken = [
    "README.md": """
    # Broken

    See [nothing](none.md), [no part](good.md#none) and [out](../../out.md).

    ![](none.png)

    #### Deep

    ```cards
    gone.md | a | b
    ```

    """,
    "bad.md": """
    # Bad

    ```swift Bad.swift
    import UIKit
    #Preview { CALayerr() }
    ```

    ```swift Card.swift silent
    \(scene(".systemBlue"))```

    ```tape
    Sleep 100ms
    Clack 3
    ```

    ```tape wrong.tape
    Set Scene Card.swift
    Expect #card.opacity == 1
    ```

    ```swift Absent.swift
    ```

    """,
    "out.md": """
    # Out

    ```swift ../../Out.swift
    \(scene(".systemBlue"))```

    """,
    "index.md": "# Again\n",
    "good.md": """
    # Good

    ```swift Card.swift still
    \(scene(".systemBlue"))```

    ```swift
    open

    """,
  ]
}
