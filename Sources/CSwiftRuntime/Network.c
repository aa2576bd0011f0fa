// What leaves this machine, refused where a program is to do without a network: these calls stand before those of
// the libc, for the program and for every library in it. Connections within the machine are left alone, and so are
// other processes.
#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

static _Atomic(bool) is_denied;

void tessera_deny_network(void) { atomic_store(&is_denied, true); }

static void *machine(void *_Atomic *kept, const char *name) {
  void *function = atomic_load_explicit(kept, memory_order_relaxed);
  if (!function) {
    function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    atomic_store_explicit(kept, function, memory_order_relaxed);
  }
  return function;
}

// The libc's own function of that name.
#define MACHINE(name)                         \
  ({                                          \
    static void *_Atomic kept;                \
    (__typeof__(&name))machine(&kept, #name); \
  })

static bool is_denied_to(const struct sockaddr *address, socklen_t size) {
  if (!atomic_load_explicit(&is_denied, memory_order_relaxed) || !address) return false;
  if (size >= sizeof(struct sockaddr_in) && address->sa_family == AF_INET) {
    struct sockaddr_in internet;
    memcpy(&internet, address, sizeof internet);
    uint32_t number = ntohl(internet.sin_addr.s_addr);
    // Of no address at all Linux makes this machine.
    return number >> 24 != 127 && number != INADDR_ANY;
  }
  if (size >= sizeof(struct sockaddr_in6) && address->sa_family == AF_INET6) {
    struct sockaddr_in6 internet;
    memcpy(&internet, address, sizeof internet);
    const struct in6_addr *number = &internet.sin6_addr;
    if (IN6_IS_ADDR_V4MAPPED(number)) return number->s6_addr[12] != 127;
    return !IN6_IS_ADDR_LOOPBACK(number) && !IN6_IS_ADDR_UNSPECIFIED(number);
  }
  return false;
}

static bool is_refused(const void *address, socklen_t size) {
  if (!is_denied_to(address, size)) return false;
  errno = ENETUNREACH;
  return true;
}

int connect(int socket, const struct sockaddr *address, socklen_t size) {
  return is_refused(address, size) ? -1 : MACHINE(connect)(socket, address, size);
}

ssize_t sendto(
    int socket, const void *bytes, size_t count, int flags, const struct sockaddr *address,
    socklen_t size) {
  return is_refused(address, size) ? -1
                                   : MACHINE(sendto)(socket, bytes, count, flags, address, size);
}

ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  return message && is_refused(message->msg_name, message->msg_namelen)
             ? -1
             : MACHINE(sendmsg)(socket, message, flags);
}

// Names beyond this machine would be asked of a server.
static bool is_own_name(const char *name) {
  size_t length = strlen(name), ending = strlen(".localhost");
  char own[HOST_NAME_MAX + 1] = "";
  gethostname(own, HOST_NAME_MAX);
  return !strcasecmp(name, "localhost") || !strcasecmp(name, own) ||
         (length > ending && !strcasecmp(name + length - ending, ".localhost"));
}

int getaddrinfo(
    const char *name, const char *service, const struct addrinfo *hints,
    struct addrinfo **found) {
  if (!atomic_load_explicit(&is_denied, memory_order_relaxed) || !name || is_own_name(name))
    return MACHINE(getaddrinfo)(name, service, hints, found);
  struct addrinfo numeric = {.ai_family = AF_UNSPEC};
  if (hints) numeric = *hints;
  numeric.ai_flags |= AI_NUMERICHOST;
  return MACHINE(getaddrinfo)(name, service, &numeric, found);
}

struct hostent *gethostbyname(const char *name) {
  struct in6_addr number;
  if (!atomic_load_explicit(&is_denied, memory_order_relaxed) || is_own_name(name) ||
      inet_pton(AF_INET, name, &number) == 1)
    return MACHINE(gethostbyname)(name);
  h_errno = HOST_NOT_FOUND;
  return NULL;
}
