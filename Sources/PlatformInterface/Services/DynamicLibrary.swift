/// A library of the desktop's that few programs use, opened when one first does.
///
/// It stays open. What calls its functions writes their declarations down, as the library's header has them.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Nil where the library is not installed.
  ///
  /// - Parameter name: the file's, with its version: `libenchant-2.so.2`.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library; nil where it has none of the name.
  ///
  /// - Parameter type: as the header declares it, `@convention(c)`.
  package func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }

  /// What `find(_:)` throws.
  package struct IsMissing: Error {}

  /// A function of the library that programs cannot do without.
  ///
  /// - Throws: `IsMissing` where it has none of the name.
  package func find<Function>(_ name: String) throws(IsMissing) -> Function {
    guard let function = function(name, Function.self) else { throw IsMissing() }
    return function
  }
}
