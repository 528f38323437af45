/**
 * Tells the server what happened on a page that may be left at once. It is heard or it is not: nobody
 * waits for it, and the loading bar does not show it.
 */
export function tell(path: '/promotion/beacon' | '/promotion/download', body: object = {}): void {
  void fetch(`/java${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-xiongmao': '1' },
    body: JSON.stringify(body),
    // Offline, say: a visit is told of again by the next page.
  }).catch(() => null);
}
