import Foundation

struct Book: Decodable, Equatable {
  var title: String
  var author: String

  static func all(in bundle: Bundle) throws -> [Book] {
    guard let url = bundle.url(forResource: "books", withExtension: "json") else { return [] }
    return try JSONDecoder().decode([Book].self, from: Data(contentsOf: url))
  }
}
