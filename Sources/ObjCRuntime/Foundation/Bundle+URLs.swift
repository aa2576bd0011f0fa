public import Foundation

// Foundation for Linux gives `NSURL` for these, where Apple's gives `URL`. A call with texts is nearer to these.
extension Bundle {
  /// The files of the bundle with an ending, those of one language or of none.
  ///
  /// - Parameters:
  ///   - ext: without a point before it; empty for files without an ending.
  ///   - subpath: the folder inside the bundle; nil for the bundle's own.
  /// - Returns: in no order; nil where there are none.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
    return found?.map { $0 as URL }
  }

  /// The files of the bundle with an ending in the folder of a language.
  ///
  /// - Parameters:
  ///   - ext: without a point before it; empty for files without an ending.
  ///   - subpath: the folder inside the bundle; nil for the bundle's own.
  ///   - localizationName: the language's folder without `.lproj`; nil for files of no language.
  /// - Returns: in no order; nil where there are none.
  public func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: Optional(ext), subdirectory: subpath,
      localization: localizationName)
    return found?.map { $0 as URL }
  }

  /// The files in a bundle's folder with an ending, without loading the bundle.
  ///
  /// - Parameters:
  ///   - ext: without a point before it; empty for files without an ending.
  ///   - subpath: the folder inside the bundle; nil for the bundle's own.
  ///   - bundleURL: the bundle's folder.
  /// - Returns: in no order; nil where there are none.
  public class func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: Optional(ext), subdirectory: subpath, in: bundleURL as NSURL
    )
    return found?.map { $0 as URL }
  }
}
