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
  private let registersPreviews: Bool
  /// What was left out of files, one line for each.
  private let notes: [Int: Diagnostic]

  package struct Output {
    /// The same as the file's own text where there was nothing to do.
    package var text: String
    package var diagnostics: [Diagnostic]
  }

  /// - Parameters:
  ///   - files: all Swift files of the module.
  ///   - context: files of the modules it depends on, which are read and not lowered.
  ///   - absent: what other modules, or the module's own sources in Objective-C, would declare.
  ///   - sets: properties of the module, declared elsewhere, that are `NSSet`s, as `Author.books`.
  ///   - infers: whether the members of Objective-C's classes are known to it as up to Swift 3.
  ///   - previews: whether previews become entries of the program's list.
  package init(
    files: [SourceFile], context: [SourceFile] = [], absent: AbsentNames = AbsentNames(),
    sets: Set<String> = [], infers: Bool = false, previews: Bool = false
  ) {
    registersPreviews = previews
    isForLinux = LinuxSigns.areIn(files)
    let known = ModuleIndex(files: files)
    var files = SetLiterals.applied(to: files, sets)
    if infers { files = InferredMembers.applied(to: files, known) }
    var modern = OldNamePass.applied(to: files, known, context: context)
    if previews { modern = PreviewProviderPass.applied(to: modern, known) }
    let declared = ModuleIndex(files: modern, context: context, absent: absent)
    if isForLinux {
      (self.files, index, notes) = (modern, declared, [:])
    } else {
      let rest = LeavingOut(files: modern, context: context, index: declared)
      self.files = rest.files
      index =
        (rest.notes.isEmpty
        ? declared : ModuleIndex(files: rest.files, context: context, absent: absent))
        .withShownUIKit(in: rest.files + context)
      notes = rest.notes
    }
    plan = OverridePlan(index)
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
      NumberComparisons(context).run()
      return Output(text: text(of: context), diagnostics: context.diagnostics)
    }
    let platform = PlatformPass(context)
    AttributePass(context).run()
    ManagedPass(context).run()
    PreviewPass(context, registers: registersPreviews && index.importsUIKit).run()
    TestClassPass(context).run()
    platform.run()
    SelectorPass(context).run()
    ProtocolPass(context).run()
    OptionalCallPass(context).run()
    ExtensionOverridePass(context, plan: plan, files: files).run()
    RuntimeMethodPass(context).run()
    ObservingPass(context).run()
    ValueInitialiserPass(context).run()
    HiddenMethods(context).run()
    WeakOverrides(context).run()
    BundleModules(context).run()
    ClassBundlePass(context).run()
    NumberFunctions(context).run()
    EarlierSystemsPass(context).run()
    LayerTexts(context).run()
    AutoclosurePass(context).run()
    ObjectArgumentPass(context).run()
    BlockPass(context).run()
    FolderPass(context).run()
    AttributeKeyPass(context).run()
    NumberComparisons(context).run()
    ReplaceableCollections(context).run()
    OptionalRequirements(context).run()
    MatcherPass(context).run()
    if file.comparesClasses || file.writesNumbers { context.needsRuntime = true }
    PredicatePass(context).run()
    if file.importsXCTest {
      TestCasePass(context).run()
      context.usesTestAdditions = !index.namesAutomation && TestAdditions.areUsed(in: file)
    }
    SpecPass(context).run()
    let classes = RuntimeClassPass(context)
    classes.run()
    // Where no file knows UIKit, there are no classes of its own to be made.
    context.needsRuntimeObjects =
      context.needsRuntimeObjects || context.hasPreviews
      || (classes.makesObjects || file.joinsTraits) && index.importsUIKit
    RegistrationPass(context).run()
    context.neededModules.formUnion(
      MissingImportPass.modules(for: file, importing: platform.imports, index))
    NetworkingAdditions.add(to: context)
    context.neededModules.subtract(platform.imports)
    // The attribute of layers' properties is no sign of Core Data.
    if context.needsManagedLayers, !file.text.contains("NSManagedObject") {
      context.neededModules.remove("CoreData")
    }
    if context.neededModules.remove("ObjCRuntime") != nil { context.needsRuntime = true }
    return Output(
      text: text(of: context), diagnostics: (notes[number].map { [$0] } ?? []) + context.diagnostics
    )
  }

  private func text(of context: FileContext) -> String {
    var text = context.edits.applied(to: context.file.text)
    let needsRuntime = context.needsRuntime || !context.additions.isEmpty
    guard
      needsRuntime || context.needsRuntimeObjects || context.needsManagedObjects
        || context.usesTestAdditions || context.needsManagedLayers
        || !context.neededModules.isEmpty
    else { return text }
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    let lines =
      [SourceFile.mark] + context.neededModules.sorted().map { "import \($0)" }
      + (context.needsRuntimeObjects ? ["@_spi(XcodeSources) import UIKitCore"] : [])
      + (context.needsManagedObjects ? ["@_spi(XcodeSources) import CoreData"] : [])
      + (context.needsManagedLayers ? ["@_spi(XcodeSources) import QuartzCore"] : [])
      + (needsRuntime ? ["@_spi(XcodeSources) import ObjCRuntime"] : [])
      + (context.usesTestAdditions ? TestAdditions.lines : []) + context.additions
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
