import CoreGraphics

// What servers speak, how they are logged in to, and what users may be asked, as Apple's libsecurity
// (SecItemConstants.c) spells it.

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// An account of FTP.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// A proxy for HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy for HTTP over TLS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy for FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy for RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// As NTLM does.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// As the Microsoft Network does.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// By distributed passwords.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// By remote passwords.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// As HTTP does, by name and password.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// As HTTP does, by a digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// By a form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// As is usual.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Whether the user may be asked; nobody is asked for a password that is kept here.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// An item for which the user would have to be asked is an error.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user would have to be asked are not found.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether the user may not be asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// What the user is told when asked; makes no difference.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// How the user was asked already; makes no difference.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
