/** Hosts that browsers' push services have, and where a dot leads, all below them. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Whether an address is a push service's: whoever subscribes names it, and the server would call whatever stands
 * there (server-side request forgery, SSRF). `further` are origins that the operator has named.
 */
export function isPushService(endpoint: string, further: ReadonlySet<string>): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (further.has(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port) return false;
  return known.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
