/** A path of the site as a browser reads it; null for whatever may lead elsewhere. */
export function ownPath(path: string): string | null {
  if (!/^\/(?!\/)[^\\\p{C}]*$/u.test(path)) return null;
  // `/.//elsewhere` would be `//elsewhere`.
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  return pathname.startsWith('//') ? null : pathname + search + hash;
}
