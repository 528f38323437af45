const name = 'memory';

/** A few words that outlive this thread, which a browser ends whenever nothing is asked of it. */
export async function remember(key: string, value: unknown): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(`/${encodeURIComponent(key)}`, new Response(JSON.stringify(value)));
}

export async function recall<Value>(key: string): Promise<Value | null> {
  const held = await caches.match(`/${encodeURIComponent(key)}`, { cacheName: name });
  return held ? ((await held.json()) as Value) : null;
}
