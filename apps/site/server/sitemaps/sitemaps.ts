import type { CallResult } from '@xiongmao/api/call';
import type { FrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import type { getMapped, getMappedRange } from '@xiongmao/api/sitemaps/calls';
import { lastMapped, type MappedKind, mappedKinds } from '@xiongmao/api/sitemaps/rules';
import { isLocale, type Locale, locales, withLocale } from '@xiongmao/i18n/locales';
import { encode } from '../content-coding.ts';
import type { Env } from '../env.ts';
import type { Page } from '../pages/page-cache.ts';
import { hubPaths, mappedPaths } from './addresses.ts';
import { type Mapped, writeIndex, writeSitemap } from './write-sitemap.ts';

export const sitemapIndex = '/sitemap.xml';
const hubs = 'pages';
const pathOf = (locale: Locale, kind: string, n: number) => `/sitemaps/${locale}/${kind}-${n}.xml`;
/** ms for which the server is waited for. */
const patience = 30_000;

/** Writes the sitemap of an address; null for an address that is none's. */
export type FindSitemap = (url: string) => (() => Promise<Page>) | null;

/** What search engines are told: an index of files by language and kind, each of one range of ids. */
export function createSitemaps(
  { config, serverUrl }: Pick<Env, 'config' | 'serverUrl'>,
  proof: FrontEndProof,
): FindSitemap {
  const { siteUrl } = config;
  // A site that is only a test lists nothing.
  if (config.mode === 'dev') return () => null;

  async function ask<Result>(path: string): Promise<Result> {
    const answer = await fetch(new URL(`/java/sitemap/${path}`, serverUrl), {
      headers: proof.forSharedRender(),
      signal: AbortSignal.timeout(patience),
    });
    const { status, result } = (await answer.json()) as { status: string; result: Result };
    if (status !== 'success') throw new Error(`${path} answered ${answer.status}`);
    return result;
  }

  const file = (body: Buffer, status = 200): Page => ({
    status,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
    body: encode(body, 'thorough'),
  });

  async function index(): Promise<Page> {
    const { kinds } = await ask<CallResult<typeof getMapped>>('mapped');
    const files = [
      { kind: hubs, n: 0 },
      ...kinds.flatMap(({ kind, ranges }) => ranges.map((n) => ({ kind, n }))),
    ];
    return file(
      writeIndex(
        locales.flatMap((locale) => files.map(({ kind, n }) => siteUrl + pathOf(locale, kind, n))),
      ),
    );
  }

  async function pages(locale: Locale): Promise<Page> {
    const all = hubPaths(config).map((path) => pageIn(locale, path));
    return file(writeSitemap(all));
  }

  const pageIn = (locale: Locale, path: string, changed: number | null = null): Mapped => ({
    address: siteUrl + withLocale(path, locale),
    changed,
  });

  async function range(locale: Locale, kind: MappedKind, n: number): Promise<Page> {
    const path = mappedPaths[kind];
    const asked = `range?kind=${kind}&n=${n}`;
    const { ids, gameIds, changed } = await ask<CallResult<typeof getMappedRange>>(asked);
    const written = function* () {
      for (const [at, id] of ids.entries()) {
        yield pageIn(locale, path(id, gameIds[at] ?? 0), changed[at] ?? null);
      }
    };
    // What is not in the index: a file without an address is none.
    return file(writeSitemap(written()), ids.length === 0 ? 404 : 200);
  }

  return function find(url) {
    if (url === sitemapIndex) return index;
    const [, locale, kind, digits] =
      /^\/sitemaps\/(\w+)\/(\w+)-(0|[1-9]\d{0,4})\.xml$/.exec(url) ?? [];
    if (!isLocale(locale)) return null;
    const n = Number(digits);
    if (kind === hubs) return n === 0 ? () => pages(locale) : null;
    const known = mappedKinds.find((each) => each === kind);
    return known && n <= lastMapped ? () => range(locale, known, n) : null;
  };
}
