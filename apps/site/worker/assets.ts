import { recall, remember } from './memory.ts';
import { buildsOfPages } from './pages.ts';

/** Each build has a cache of its own; what is asked for is looked for in all of them: names tell contents. */
const prefix = 'build ';
const own = prefix + buildVersion;
/** A note of the builds that were there before this one: the cache of another may be that of one that waits. */
const before = `before ${buildVersion}`;

/** Keeps what pages begin with; what an earlier build had by the same name is not fetched again. */
export async function keepShell(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await remember(before, others);
  const cache = await caches.open(own);
  await Promise.all(
    shellFiles.map(async (address) => {
      const held = address.startsWith('/assets/') && (await caches.match(address));
      const response = held || (await fetch(address));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** What a browser can look for by itself, without this thread; TypeScript's library does not know it yet. */
export interface RoutedInstall {
  addRoutes?(routes: { condition: object; source: { cacheName: string } }): Promise<void>;
}

/** Has the shell come from its cache without a detour by way of this thread, where the browser can. */
export async function routeShell(event: RoutedInstall): Promise<void> {
  const condition = { or: shellFiles.map((pathname) => ({ urlPattern: { pathname } })) };
  await event.addRoutes?.({ condition, source: { cacheName: own } });
}

/** A file of a build: kept once it has been asked for. */
export async function fetchAsset(request: Request): Promise<Response> {
  const held = await caches.match(request.url, { ignoreVary: true });
  if (held) return held;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    await (await caches.open(own)).put(request.url, copy);
  }
  return response;
}

/** Pages that are open now came with an earlier build: its files stay until they are gone. */
export async function holdBuilds(clients: Clients): Promise<void> {
  await remember('holders', await openIn(clients));
}

/** Drops what earlier builds have left, once no page of theirs is open or kept. */
export async function dropOldBuilds(clients: Clients): Promise<void> {
  const earlier = (await recall<string[]>(before)) ?? [];
  if (earlier.length === 0) return;
  const open = await openIn(clients);
  const holders = (await recall<string[]>('holders')) ?? [];
  if (holders.some((id) => open.includes(id))) return;
  const kept = await buildsOfPages();
  const used = earlier.filter((name) => kept.has(name.slice(prefix.length)));
  const idle = earlier.filter((name) => !used.includes(name));
  await Promise.all(idle.map((name) => caches.delete(name)));
  await remember(before, used);
}

async function openIn(clients: Clients): Promise<string[]> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.map(({ id }) => id);
}
