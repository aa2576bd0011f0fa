import Photos
import UIKitCore

extension PHPhotoLibrary {
  /// Lets the user choose what an app with limited access sees. The library is open as a whole here,
  /// and there is nothing to choose.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Lets the user choose what an app with limited access sees, and tells what was added.
  ///
  /// - Parameter completionHandler: called with no identifiers, as the library is open as a whole.
  @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
}
