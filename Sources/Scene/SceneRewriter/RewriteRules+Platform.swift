import SceneProtocol
import SwiftSyntax

/// What a file says of the system that it is for: scenes are written for iOS, so `os(iOS)` is true, and parts of
/// modules that only Apple's systems have are imported as the whole.
extension RewriteRules {
  /// `#if os(iOS)` is `#if true`, unless what it guards calls Darwin's C library, and there is another way.
  func rewrite(condition: ExprSyntax, of clause: IfConfigClauseSyntax) {
    guard clause.isForIOS else { return }
    final class Finder: SyntaxVisitor {
      var found: [FunctionCallExprSyntax] = []
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "os",
          node.arguments.trimmedDescription == "iOS"
        {
          found.append(node)
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.found { replace(call, with: "true", padded: true) }
  }

  /// `import UIKit.UIColor` is `import UIKit`, `import ObjectiveC` is `import Foundation`, `import Darwin` the C
  /// library, `import OSLog` is `import os`, and a framework that is not here what its import brings along.
  func rewrite(import node: ImportDeclSyntax) {
    guard let module = node.path.first?.name else { return }
    let missing = MissingFrameworks.replacements[module.text]
    let other = Self.replaced[module.text] ?? missing
    let isApples = other != nil
    guard isApples || Self.whole.contains(module.text) else { return }
    if node.path.count > 1 {
      if let kind = node.importKindSpecifier { blank(kind) }
      // `CGFloat` is Foundation's here, wherever it is imported from.
      for part in node.path.dropFirst() { blank(part) }
      if let period = node.path.first?.trailingPeriod { blank(period) }
    }
    if let other { replace(module, with: other, padded: true) }
    if missing != nil {
      let said = "Pegbar has no \(module.text): what is used of it is not found"
      insert("; #warning(\"\(said)\")", after: node)
    }
  }

  /// Modules that have no parts here.
  private static let whole: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "os",
  ]

  /// Modules of Apple's systems, with what has the names of theirs that can be had here.
  private static let replaced = [
    "ObjectiveC": "Foundation", "Darwin": "Glibc", "OSLog": "os",
  ]
}
