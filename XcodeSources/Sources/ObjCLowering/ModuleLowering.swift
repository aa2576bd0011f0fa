import SwiftSyntax

/// Turns the sources of a module written for Apple's compiler into plain Swift.
///
/// The whole module is looked at together, as a class and its extensions may lie in different
/// files; what is known is what syntax tells.
package struct ModuleLowering {
  private let files: [SourceFile]
  private let index: ModuleIndex
  private let plan: OverridePlan
  private let isForLinux: Bool

  package struct Output {
    /// The same as the file's own text where there was nothing to do.
    package var text: String
    package var diagnostics: [Diagnostic]
  }

  /// - Parameters:
  ///   - files: all Swift files of the module.
  ///   - context: files of the modules it depends on, which are read and not lowered.
  package init(files: [SourceFile], context: [SourceFile] = []) {
    self.files = files
    index = ModuleIndex(files: files, context: context)
    plan = OverridePlan(index)
    isForLinux = LinuxSigns.areIn(files)
  }

  /// Lowers the file at a place of `files`.
  ///
  /// - Complexity: O(file + declarations of the module).
  package func lower(_ number: Int) -> Output {
    let file = files[number]
    if file.isLowered { return Output(text: file.text, diagnostics: []) }
    let context = FileContext(file, number: number, index: index)
    if isForLinux {
      LinuxPass(context).run()
      return Output(text: text(of: context), diagnostics: context.diagnostics)
    }
    let platform = PlatformPass(context)
    AttributePass(context).run()
    PreviewPass(context).run()
    platform.run()
    SelectorPass(context).run()
    ProtocolPass(context).run()
    OptionalCallPass(context).run()
    ExtensionOverridePass(context, plan: plan, files: files).run()
    RuntimeMethodPass(context).run()
    ObservingPass(context).run()
    OldNamePass(context).run()
    RegistrationPass(context).run()
    let missing = MissingImportPass()
    missing.walk(file.tree)
    // On iOS, XCTest brings UIKit along.
    if missing.namesUIKit, platform.imports.contains("XCTest"), !platform.imports.contains("UIKit")
    {
      context.neededModules.insert("UIKit")
    }
    for module in missing.modules where !platform.imports.contains(module) {
      if module != "ObjCRuntime" {
        context.neededModules.insert(module)
      } else if !platform.imports.contains("UIKit") {
        context.needsRuntime = true
      }
    }
    return Output(text: text(of: context), diagnostics: context.diagnostics)
  }

  private func text(of context: FileContext) -> String {
    var text = context.edits.applied(to: context.file.text)
    let needsRuntime = context.needsRuntime || !context.additions.isEmpty
    guard needsRuntime || !context.neededModules.isEmpty else { return text }
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    let lines =
      [SourceFile.mark] + context.neededModules.sorted().map { "import \($0)" }
      + (needsRuntime ? ["@_spi(XcodeSources) import ObjCRuntime"] : []) + context.additions
    return text + lines.map { $0 + "\n" }.joined()
  }

  /// The text with a first line that tells the compiler where it comes from, up to what was added.
  package static func located(_ text: String, path: String) -> String {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    let first = "#sourceLocation(file: \"\(String(escaped))\", line: 1)\n"
    guard let added = text.firstRange(of: SourceFile.mark) else { return first + text }
    return first + text[..<added.lowerBound] + "#sourceLocation()\n" + text[added.lowerBound...]
  }
}
