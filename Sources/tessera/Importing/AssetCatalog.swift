import Foundation

/// The image sets of an `.xcassets` folder, as files whose names tell scale and idiom.
struct AssetCatalog {
  struct Picture: Equatable {
    var file: String
    /// `Arches@2x~ipad.png`.
    var name: String
  }

  private(set) var pictures: [Picture] = []
  /// What there is besides pictures, by kind: not brought over.
  private(set) var others: [String: Int] = [:]

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    var images: [Image]?
  }

  init(_ folder: String) { read(folder, depth: 0) }

  private mutating func read(_ folder: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where depth < 20 {
      let inner = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let suffix = (name as NSString).pathExtension
      switch suffix {
      case "imageset": readImages(inner, named: (name as NSString).deletingPathExtension)
      case "appiconset", "launchimage": break
      case "": read(inner, depth: depth + 1)
      default: others[suffix, default: 0] += 1
      }
    }
  }

  private mutating func readImages(_ folder: String, named name: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return }
    for image in contents.images ?? [] {
      guard let file = image.filename, image.appearances?.isEmpty ?? true else { continue }
      let suffix = (file as NSString).pathExtension.lowercased()
      guard ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(suffix) else {
        others[suffix, default: 0] += 1
        continue
      }
      let scale = ["2x": "@2x", "3x": "@3x"][image.scale ?? ""] ?? ""
      let idiom = ["ipad": "~ipad", "iphone": "~iphone"][image.idiom ?? ""] ?? ""
      pictures.append(
        Picture(file: folder + "/" + file, name: "\(name)\(scale)\(idiom).\(suffix)"))
    }
  }
}
