import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Finds photos over HTTP: at the real service where there is a key in the environment, else at the
/// provider of this program, which answers in the same form.
struct PhotoService: Sendable {
  struct Failure: LocalizedError {
    let errorDescription: String?
  }

  /// The environment's name for the service's key.
  static let keyName = "PHOTO_SEARCH_KEY"

  private let search: URL
  private let key: String
  /// Where pictures are: of the real service on the host it names, of the provider on its own.
  private let pictures: URL

  static func start() throws -> PhotoService {
    if let key = ProcessInfo.processInfo.environment[keyName], !key.isEmpty {
      return PhotoService(
        host: "https://www.flickr.com", pictures: "https://live.staticflickr.com", key: key)
    }
    let provider = try LocalProvider(shelf: PictureShelf())
    return PhotoService(host: provider.address, pictures: provider.address, key: "local")
  }

  private init(host: String, pictures: String, key: String) {
    search = URL(string: host + "/services/rest/")!
    self.pictures = URL(string: pictures)!
    self.key = key
  }

  func photos(for text: String) async throws -> [Photo] {
    var parts = URLComponents(url: search, resolvingAgainstBaseURL: false)
    parts?.queryItems = [
      URLQueryItem(name: "method", value: "flickr.photos.search"),
      URLQueryItem(name: "api_key", value: key), URLQueryItem(name: "text", value: text),
      URLQueryItem(name: "per_page", value: "20"), URLQueryItem(name: "format", value: "json"),
      URLQueryItem(name: "nojsoncallback", value: "1"),
    ]
    guard let url = parts?.url else {
      throw Failure(errorDescription: "The search has no address.")
    }
    let reply = try JSONDecoder().decode(Reply.self, from: try await data(at: url))
    guard let found = reply.photos else {
      throw Failure(errorDescription: reply.message ?? "The service sent no photos.")
    }
    return found.photo.map { entry in
      func picture(_ size: String) -> URL {
        pictures.appendingPathComponent("\(entry.server)/\(entry.id)_\(entry.secret)_\(size).jpg")
      }
      return Photo(
        id: entry.id, title: entry.title, thumbnail: picture("m"), large: picture("b"))
    }
  }

  func data(at url: URL) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      throw Failure(errorDescription: "The service answered with status \(status).")
    }
    return data
  }

  private struct Reply: Decodable {
    struct Photos: Decodable { var photo: [Entry] }
    struct Entry: Decodable { var id, secret, server, title: String }
    var photos: Photos?
    var message: String?
  }
}
