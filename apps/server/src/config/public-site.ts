const loopback = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether the site is opened from other machines at this address. */
export function isPublicSite(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !loopback.test(hostname);
}
