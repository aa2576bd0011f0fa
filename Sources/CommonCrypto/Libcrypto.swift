import PlatformInterface

/// The functions of OpenSSL's that digest and encrypt, declared as in its `evp.h` and `hmac.h`. The library is
/// opened when a program first asks for a digest.
struct Libcrypto: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Make = @convention(c) () -> Object?
  typealias Free = @convention(c) (Object?) -> Void
  typealias Find = @convention(c) (UnsafePointer<CChar>) -> UnsafeRawPointer?
  typealias Output = UnsafeMutablePointer<UInt8>
  typealias Count = UnsafeMutablePointer<Int32>

  let digest: Find
  let makeDigest: Make
  let freeDigest: Free
  let beginDigest: @convention(c) (Object?, UnsafeRawPointer?, Object?) -> Int32
  let addToDigest: @convention(c) (Object?, UnsafeRawPointer?, Int) -> Int32
  let endDigest: @convention(c) (Object?, Output?, UnsafeMutablePointer<UInt32>?) -> Int32
  let code:
    @convention(c) (
      UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int, Output?,
      UnsafeMutablePointer<UInt32>?
    ) -> Output?
  let derive:
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<UInt8>?, Int32, Int32, UnsafeRawPointer?, Int32,
      Output?
    ) -> Int32

  let cipher: Find
  let makeCipher: Make
  let freeCipher: Free
  let beginCipher:
    @convention(c) (
      Object?, UnsafeRawPointer?, Object?, UnsafeRawPointer?, UnsafeRawPointer?, Int32
    ) -> Int32
  let pad: @convention(c) (Object?, Int32) -> Int32
  let addToCipher: @convention(c) (Object?, Output?, Count?, UnsafeRawPointer?, Int32) -> Int32
  let endCipher: @convention(c) (Object?, Output?, Count?) -> Int32

  /// Nil, which is reported, where the desktop has no OpenSSL 3.
  static let shared: Libcrypto? = {
    guard let library = DynamicLibrary("libcrypto.so.3"), let functions = Libcrypto(library) else {
      Unsupported.report("CommonCrypto without libcrypto.so.3 (package libssl3)")
      return nil
    }
    return functions
  }()

  private init?(_ library: DynamicLibrary) {
    do {
      digest = try library.find("EVP_get_digestbyname")
      makeDigest = try library.find("EVP_MD_CTX_new")
      freeDigest = try library.find("EVP_MD_CTX_free")
      beginDigest = try library.find("EVP_DigestInit_ex")
      addToDigest = try library.find("EVP_DigestUpdate")
      endDigest = try library.find("EVP_DigestFinal_ex")
      code = try library.find("HMAC")
      derive = try library.find("PKCS5_PBKDF2_HMAC")
      cipher = try library.find("EVP_get_cipherbyname")
      makeCipher = try library.find("EVP_CIPHER_CTX_new")
      freeCipher = try library.find("EVP_CIPHER_CTX_free")
      beginCipher = try library.find("EVP_CipherInit_ex")
      pad = try library.find("EVP_CIPHER_CTX_set_padding")
      addToCipher = try library.find("EVP_CipherUpdate")
      endCipher = try library.find("EVP_CipherFinal_ex")
    } catch {
      return nil
    }
  }
}
