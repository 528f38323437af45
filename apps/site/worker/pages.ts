import type { ToWorker } from '../app/platform/worker/to-worker.ts';
import { recall, remember } from './memory.ts';
import { type KeptPage, keepOfflinePage, offlinePage } from './offline-page.ts';

const cacheName = 'kept';
const mostPages = 40;
/** ms after which a page is of no use to anybody. */
const longest = 7 * 86_400_000;
/** ms that a page which is kept waits for the network. */
const patience = 4_000;
/** ms for which a page that was just fetched is not fetched again. */
const fresh = 60_000;

/** By these headers the site says whose a page is and under which address it may be kept: see `pages/keep.ts`. */
const ownerHeader = 'x-keep-for';
const addressHeader = 'x-keep-as';
/** By this it says that a page was made without results. */
const hiddenHeader = 'x-keep-hidden';
/** By these this worker notes, of one that it keeps, when it came, its title, and with which build. */
const atHeader = 'x-kept-at';
const titleHeader = 'x-kept-title';
const buildHeader = 'x-kept-build';

/** By this an address asks for its page without results, whoever looks (`withoutResults` in `paths.ts`). */
const sharedWithout = 'spoiler';

/** Keeps a page that may be kept, once it has come. Of whoever was here before nothing is left then. */
export async function keepPage(url: string, asked: Promise<Response>): Promise<void> {
  // At once: whoever asked for it reads it, too.
  const copied = asked.then(
    (response) => response.clone(),
    () => null,
  );
  const hides = await findChoice();
  const response = await copied;
  const owner = response?.headers.get(ownerHeader) ?? null;
  if (!response || owner === null) return;
  if (owner !== (await recall<string>('owner'))) {
    await forgetPages();
    await remember('owner', owner);
  }
  const isShared = new URL(url).searchParams.has(sharedWithout);
  // The server knows of a choice before a page has told of it.
  if (hides === '' && response.headers.has(hiddenHeader) && !isShared) await choose(null);
  else await store(response, hides);
}

/** Of what they want no results, as pages have told; null while that is not known: no page is kept then, nor shown. */
const findChoice = (): Promise<string | null> => recall<string>('hides');

/** What they want no results of is another now: what was kept may tell of it. */
export async function choose(hides: string | null): Promise<void> {
  if (hides === (await findChoice())) return;
  await remember('hides', hides);
  await forgetPages();
}

/** Whether a page tells results, or none, as it is wanted. */
const isAsWanted = ({ headers }: Response, hides: string | null): boolean =>
  hides !== null && headers.has(hiddenHeader) === (hides !== '');

/** `hides`: as it was when the page was asked for. */
async function store(response: Response, hides: string | null): Promise<void> {
  const address = response.headers.get(addressHeader);
  if (address === null || response.status !== 200 || !isAsWanted(response, hides)) return;
  const at = Date.now();
  // It says of itself of when it is.
  const text = (await response.text()).replace('<html ', `<html data-kept="${at}" `);
  if (hides !== (await findChoice())) return;
  const headers = new Headers(response.headers);
  for (const gone of ['content-encoding', 'content-length']) headers.delete(gone);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  headers.set(atHeader, String(at));
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(buildHeader, buildVersion);
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(text, { headers }));
  await dropOld(cache);
}

async function dropOld(cache: Cache): Promise<void> {
  const kept = (await listPages()).sort((one, other) => other.at - one.at);
  const gone = kept.filter(({ at }, place) => place >= mostPages || at < Date.now() - longest);
  await Promise.all(gone.map(({ address }) => cache.delete(address)));
}

/** How often all that was kept has been given up, of this thread. */
let forgotten = 0;

export async function forgetPages(): Promise<void> {
  forgotten += 1;
  await caches.delete(cacheName);
}

/** All that are kept as they are wanted. Titles are HTML. */
export async function listPages(): Promise<KeptPage[]> {
  const hides = await findChoice();
  const cache = await caches.open(cacheName);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const held = await cache.match(request);
    if (!held || !isAsWanted(held, hides)) continue;
    const { headers } = held;
    pages.push({
      address: pathname + search,
      title: decodeURIComponent(headers.get(titleHeader) ?? ''),
      at: Number(headers.get(atHeader)),
      build: headers.get(buildHeader) ?? '',
    });
  }
  return pages;
}

export const buildsOfPages = async (): Promise<Set<string>> =>
  new Set((await listPages()).map(({ build }) => build));

/** A page as the network has it; without one as it was kept, else what says so. */
export async function fetchPage(url: string, asked: Promise<Response>): Promise<Response> {
  // Already now: without a network it is wanted at once.
  const looked = lookUp(url);
  const before = forgotten;
  let timer: number | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  // Looked for when it is needed: until then somebody may want no results any more.
  const kept = late.then(async () => (await findPage(url)) ?? asked);
  try {
    return await Promise.race([asked, kept]);
  } catch {
    // There is no network.
    const stands = before === forgotten ? looked : undefined;
    return (await findPage(url, stands)) ?? offlinePage(url, await listPages());
  } finally {
    clearTimeout(timer);
  }
}

/** What is kept of an address; what it says besides may be of no meaning: how one came. */
async function lookUp(url: string): Promise<Response | undefined> {
  const { pathname: asked, search } = new URL(url);
  const pathname = asked.replace(/(?<=.)\/$/, '');
  const find = (address: string) => caches.match(address, { cacheName });
  return (await find(pathname + search)) ?? (await find(pathname));
}

/** A page that is kept as it is wanted. */
async function findPage(url: string, looked = lookUp(url)): Promise<Response | null> {
  const [held, hides] = await Promise.all([looked, findChoice()]);
  if (!held || !isAsWanted(held, hides)) return null;
  return Number(held.headers.get(atHeader)) < Date.now() - longest ? null : held;
}

/**
 * Keeps a page that was shown without a document. Who is signed in gets a guest's: of what is an account's own the
 * board alone is kept, as it came.
 */
export async function seePage(seen: Extract<ToWorker, { type: 'seen' }>): Promise<void> {
  const { address, locale, language, keep, guest } = seen;
  await keepOfflinePage(locale);
  const hides = await findChoice();
  if (!keep || hides === null) return;
  const known = (await listPages()).find((page) => page.address === address);
  if (known && known.at > Date.now() - fresh) return;
  const asked = new URL(address, location.origin);
  asked.searchParams.delete(sharedWithout);
  // Without cookies the site knows of no choice.
  if (!guest && hides !== '') asked.searchParams.set(sharedWithout, '1');
  const response = await fetch(asked, {
    credentials: guest ? 'same-origin' : 'omit',
    headers: { accept: 'text/html', 'accept-language': language },
  }).catch(() => null);
  if (response) await store(response, hides);
}
