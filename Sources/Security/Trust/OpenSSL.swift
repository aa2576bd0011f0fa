import PlatformInterface

/// The functions of OpenSSL's that read certificates and build chains of them, declared as in its `x509.h`,
/// `x509_vfy.h`, `evp.h` and `stack.h`. The library is opened when a program first has a certificate.
struct OpenSSL: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Free = @convention(c) (Object?) -> Void
  typealias Get = @convention(c) (Object?) -> Object?
  typealias Number = @convention(c) (Object?) -> Int32
  typealias Make = @convention(c) () -> Object?
  typealias Bytes = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

  let decode: @convention(c) (Object?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Object?
  let encode: @convention(c) (Object?, Bytes?) -> Int32
  let free: Free
  let subject: Get
  let text: @convention(c) (Object?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  let serialNumber: Get
  let stringData: @convention(c) (Object?) -> UnsafePointer<UInt8>?
  let stringLength: Number

  let key: Get
  let freeKey: Free
  let keyBits: Number
  let keyKind: Number
  let encodeKey: @convention(c) (Object?, Bytes?) -> Int32

  let makeList: Make
  let append: @convention(c) (Object?, Object?) -> Int32
  let count: Number
  let element: @convention(c) (Object?, Int32) -> Object?
  let freeList: Free

  let makeStore: Make
  let freeStore: Free
  let takeSystemAnchors: Number
  let addAnchor: @convention(c) (Object?, Object?) -> Int32

  let makeContext: Make
  let freeContext: Free
  let beginContext: @convention(c) (Object?, Object?, Object?, Object?) -> Int32
  let parameters: Get
  let setHost: @convention(c) (Object?, UnsafePointer<CChar>, Int) -> Int32
  let setAddress: @convention(c) (Object?, UnsafePointer<CChar>) -> Int32
  let setHostFlags: @convention(c) (Object?, UInt32) -> Void
  let setPurpose: @convention(c) (Object?, Int32) -> Int32
  let setStrength: @convention(c) (Object?, Int32) -> Void
  let setTime: @convention(c) (Object?, Int) -> Void
  let setFlags: @convention(c) (Object?, UInt) -> Int32
  let verify: Number
  let problem: Number
  let chain: Get

  /// Nil, which is reported, where the desktop has no OpenSSL 3.
  static let shared: OpenSSL? = {
    guard let library = DynamicLibrary("libcrypto.so.3"), let functions = OpenSSL(library) else {
      Unsupported.report("Certificates without libcrypto.so.3 (package libssl3)")
      return nil
    }
    return functions
  }()

  private init?(_ library: DynamicLibrary) {
    do {
      decode = try library.find("d2i_X509")
      encode = try library.find("i2d_X509")
      free = try library.find("X509_free")
      subject = try library.find("X509_get_subject_name")
      text = try library.find("X509_NAME_get_text_by_NID")
      serialNumber = try library.find("X509_get_serialNumber")
      stringData = try library.find("ASN1_STRING_get0_data")
      stringLength = try library.find("ASN1_STRING_length")
      key = try library.find("X509_get_pubkey")
      freeKey = try library.find("EVP_PKEY_free")
      keyBits = try library.find("EVP_PKEY_get_bits")
      keyKind = try library.find("EVP_PKEY_get_base_id")
      encodeKey = try library.find("i2d_PublicKey")
      makeList = try library.find("OPENSSL_sk_new_null")
      append = try library.find("OPENSSL_sk_push")
      count = try library.find("OPENSSL_sk_num")
      element = try library.find("OPENSSL_sk_value")
      freeList = try library.find("OPENSSL_sk_free")
      makeStore = try library.find("X509_STORE_new")
      freeStore = try library.find("X509_STORE_free")
      takeSystemAnchors = try library.find("X509_STORE_set_default_paths")
      addAnchor = try library.find("X509_STORE_add_cert")
      makeContext = try library.find("X509_STORE_CTX_new")
      freeContext = try library.find("X509_STORE_CTX_free")
      beginContext = try library.find("X509_STORE_CTX_init")
      parameters = try library.find("X509_STORE_CTX_get0_param")
      setHost = try library.find("X509_VERIFY_PARAM_set1_host")
      setAddress = try library.find("X509_VERIFY_PARAM_set1_ip_asc")
      setHostFlags = try library.find("X509_VERIFY_PARAM_set_hostflags")
      setPurpose = try library.find("X509_VERIFY_PARAM_set_purpose")
      setStrength = try library.find("X509_VERIFY_PARAM_set_auth_level")
      setTime = try library.find("X509_VERIFY_PARAM_set_time")
      setFlags = try library.find("X509_VERIFY_PARAM_set_flags")
      verify = try library.find("X509_verify_cert")
      problem = try library.find("X509_STORE_CTX_get_error")
      chain = try library.find("X509_STORE_CTX_get0_chain")
    } catch {
      return nil
    }
  }

  /// What an object is as bytes; nil where it cannot be written.
  ///
  /// - Parameter write: `encode` or `encodeKey`, which say how many bytes there are, and move the place on.
  func bytes(of object: Object, _ write: @convention(c) (Object?, Bytes?) -> Int32) -> [UInt8]? {
    let count = write(object, nil)
    guard count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let written = bytes.withUnsafeMutableBufferPointer { buffer in
      var place = buffer.baseAddress
      return write(object, &place)
    }
    return written == count ? bytes : nil
  }
}
