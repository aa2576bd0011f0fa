import CoreGraphics

// The words of queries, as Apple's libsecurity (SecItemConstants.c) spells them.

/// The key of an item's kind.
public let kSecClass: CFString = "class"
/// A password of a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate. None can be kept here.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key. None can be kept here.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate. None can be kept here.
public let kSecClassIdentity: CFString = "idnt"

/// When an item can be read. Kept, and makes no difference: the user who is logged in can read it.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Since the device was unlocked for the first time.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, where it has a passcode, on this device alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Since the device was unlocked for the first time, on this device alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The group of apps that see an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is on all of the user's devices. Kept, and makes no difference.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items of either kind.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// What an item is for, as a user reads it.
public let kSecAttrDescription: CFString = "desc"
/// A remark.
public let kSecAttrComment: CFString = "icmt"
/// What a user calls an item.
public let kSecAttrLabel: CFString = "labl"
/// Who an item was made by.
public let kSecAttrCreator: CFString = "crtr"
/// A kind of the app's own.
public let kSecAttrType: CFString = "type"
/// Whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether a password has still to be asked for.
public let kSecAttrIsNegative: CFString = "nega"
/// The account's name.
public let kSecAttrAccount: CFString = "acct"
/// The service's name.
public let kSecAttrService: CFString = "svce"
/// Data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of a server's accounts.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's name.
public let kSecAttrServer: CFString = "srvr"
/// The server's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// How a server is logged in to.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port.
public let kSecAttrPort: CFString = "port"
/// A path on the server.
public let kSecAttrPath: CFString = "path"

/// How many items a query finds.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether a query wants what is secret of an item.
public let kSecReturnData: CFString = "r_Data"
/// Whether a query wants an item's attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a query wants an item itself, which passwords are none of.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a query wants data by which an item is found again.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// What is secret of an item.
public let kSecValueData: CFString = "v_Data"
/// Data by which an item is found again.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether a Mac takes the keychain that iOS has; makes no difference.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The key of a cryptographic key's kind.
public let kSecAttrKeyType: CFString = "type"
/// A key of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key of an elliptic curve over a prime field.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of a cryptographic key's number of bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of a cryptographic key's part in a pair.
public let kSecAttrKeyClass: CFString = "kcls"
/// A key that everybody may have.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A key that its owner alone has.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides have.
public let kSecAttrKeyClassSymmetric: CFString = "2"
