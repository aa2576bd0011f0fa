import ObjCRuntime
import PlatformInterface
import UniformTypeIdentifiers

/// Makes, changes and deletes assets, inside of a block of
/// `PHPhotoLibrary.performChanges(_:completionHandler:)`. Outside of one the program ends with Apple's sentence.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  let asset: PHAsset?
  /// What a new asset is made of; nil for a request that changes one.
  let creation: AssetCreation?
  private let placeholder: PHObjectPlaceholder?
  private var newDate: Date?

  init(_ creation: AssetCreation, in session: ChangeSession) {
    asset = nil
    self.creation = creation
    placeholder = PHObjectPlaceholder { [weak session] in creation.path(in: session) }
    super.init(in: session)
  }

  /// Makes a request that changes an asset.
  public convenience init(for asset: PHAsset) { self.init(changing: asset, in: .required) }

  private init(changing asset: PHAsset, in session: ChangeSession) {
    self.asset = asset
    creation = nil
    placeholder = nil
    super.init(in: session)
  }

  /// A request of the class that was asked.
  class func make(_ creation: AssetCreation) -> PHAssetChangeRequest {
    PHAssetChangeRequest(creation, in: .required)
  }

  private class func makeOwn(_ creation: AssetCreation) -> Self {
    let request = make(creation)
    return unsafeDowncast(request, to: Self.self)
  }

  // MARK: New assets

  /// Makes a request for a new asset of a picture, which becomes a PNG.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let creation = AssetCreation()
    creation.source = .image(image)
    return makeOwn(creation)
  }

  /// Makes a request for a new asset of a picture's file, which is copied; nil where the file is none.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    request(fileURL) { $0 != .film }
  }

  /// Makes a request for a new asset of a film's file, which is copied; nil where the file is none.
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    request(fileURL) { $0 == .film }
  }

  private class func request(
    _ file: URL, _ isWanted: (PictureFile.Kind) -> Bool
  ) -> Self? {
    _ = ChangeSession.required
    var kinds = PictureKinds()
    guard let kind = kinds.kind(file.lastPathComponent), isWanted(kind),
      FileManager.default.isReadableFile(atPath: file.path)
    else { return nil }
    let creation = AssetCreation()
    creation.source = .file(file, isMoved: false)
    return makeOwn(creation)
  }

  /// Stands for the new asset, to be added to albums, and has its identifier; nil for a request that changes one.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { placeholder }

  // MARK: Deleting

  /// Deletes assets, after the user agreed: their files go to the desktop's trash.
  public class func deleteAssets(_ assets: any NSFastEnumeration) {
    let session = ChangeSession.required
    _ = DeletionRequest(
      assets: FastEnumeration.objects(assets).compactMap { $0 as? PHAsset }, albums: [],
      in: session)
  }

  // MARK: What is said of an asset

  /// When the asset was made. Setting it changes the date of the file; one later than the file was made cannot be kept,
  /// which is reported.
  open var creationDate: Date? {
    get { newDate ?? asset?.creationDate }
    set { newDate = newValue }
  }
  /// Where the asset was taken; nil. A folder keeps no places: setting one is reported.
  open var location: CLLocation? {
    get { asset?.location }
    set { if newValue != nil { Unsupported.report("PHAssetChangeRequest.location") } }
  }
  /// Whether the user likes the asset; false. A folder does not keep it: setting it is reported.
  open var isFavorite: Bool {
    get { asset?.isFavorite ?? false }
    set { if newValue { Unsupported.report("PHAssetChangeRequest.isFavorite") } }
  }
  /// Whether the asset is left out of most albums; false. A folder does not keep it: setting it is reported.
  open var isHidden: Bool {
    get { asset?.isHidden ?? false }
    set { if newValue { Unsupported.report("PHAssetChangeRequest.isHidden") } }
  }

  // MARK: Doing it

  override func prepare(_ work: FolderWork) throws {
    try creation?.prepare(work, in: session)
  }

  override func perform(_ pass: ChangeSession.Pass, _ work: FolderWork) throws {
    if pass == .assets { try creation?.place(work, in: session) }
    guard pass == .contents, let newDate,
      let path = asset?.localIdentifier ?? creation?.path(in: session)
    else { return }
    if try !work.setDate(newDate, of: path) {
      Unsupported.report("PHAssetChangeRequest.creationDate later than the file was made")
    }
  }
}
