import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { mappedLength } from '@xiongmao/api/sitemaps/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { createSitemaps } from './sitemaps.ts';

const siteUrl = 'https://panda.example.org';
const proof = createFrontEndProof('one key of the tests');
const find = (more: Record<string, string> = {}) =>
  createSitemaps(readEnv({ SITE_URL: siteUrl, ...more }), proof);
afterEach(() => void vi.unstubAllGlobals());

/** A server that answers what is asked of it by these results. */
function serverOf(results: Record<string, object>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    const result = results[(url.pathname + url.search).replace('/java/sitemap/', '')];
    return Response.json(result ? { status: 'success', result } : { status: 'fail' });
  });
  return asked;
}

async function written(url: string, more?: Record<string, string>) {
  const page = await find(more)(url)!();
  const text = String(await page.body.in('identity'));
  return { page, text, addresses: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at) };
}

describe('A sitemap', () => {
  test('of matches has each in the language of its file, under its game', async () => {
    serverOf({ 'range?kind=match&n=2': { ids: [80_001, 80_002], gameIds: [202, 1], changed: [] } });
    const { page, addresses, text } = await written('/sitemaps/ar/match-2.xml');
    expect(addresses).toEqual([`${siteUrl}/ar/soccer/80001`, `${siteUrl}/ar/lol/80002`]);
    expect(text).not.toContain('lastmod');
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=3600', 'content-type': /xml/ },
    });
  });

  test('says when an article was changed, as far as that is known', async () => {
    serverOf({ 'range?kind=article&n=0': { ids: [7], gameIds: [202], changed: [1_795_000_000] } });
    const { text } = await written('/sitemaps/en_US/article-0.xml');
    expect(text).toContain(
      `<url><loc>${siteUrl}/en_US/news/soccer/7</loc><lastmod>2026-11-18T11:06:40Z</lastmod></url>`,
    );
  });

  test('of pages has those that the brand has', async () => {
    const all = (await written('/sitemaps/en_US/pages-0.xml')).addresses;
    expect(all).toContain(`${siteUrl}/en_US`);
    expect(all).toContain(`${siteUrl}/en_US/match/soccer`);
    expect(all).toContain(`${siteUrl}/en_US/mall`);
    expect(new Set(all).size).toBe(all.length);
    const few = (await written('/sitemaps/en_US/pages-0.xml', { BRAND_LIVE: '0', BRAND_MALL: '0' }))
      .addresses;
    for (const path of ['/live', '/mall', '/mall/blindBox']) {
      expect(all).toContain(`${siteUrl}/en_US${path}`);
      expect(few).not.toContain(`${siteUrl}/en_US${path}`);
    }
  });

  test('stays below what a file may hold, full of the longest ids', async () => {
    const ids = Array.from({ length: mappedLength }, (_, at) => 2_147_483_647 - at);
    const gameIds = ids.map(() => 27);
    serverOf({ 'range?kind=match&n=0': { ids, gameIds, changed: [] } });
    const { page } = await written('/sitemaps/zh_tw/match-0.xml');
    expect(ids.length).toBeLessThanOrEqual(50_000);
    expect(page.body.bytes).toBeLessThan(50_000_000);
  });

  test('without anything in it is none', async () => {
    serverOf({ 'range?kind=post&n=4': { ids: [], gameIds: [], changed: [] } });
    expect((await written('/sitemaps/en_US/post-4.xml')).page.status).toBe(404);
  });
});

describe('The index', () => {
  test('names a file for each language and range', async () => {
    serverOf({
      mapped: {
        kinds: [
          { kind: 'match', ranges: [0, 3] },
          { kind: 'post', ranges: [] },
        ],
      },
    });
    const { addresses } = await written('/sitemap.xml');
    expect(addresses).toHaveLength(22 * 3);
    expect(addresses.slice(0, 3)).toEqual([
      `${siteUrl}/sitemaps/en_US/pages-0.xml`,
      `${siteUrl}/sitemaps/en_US/match-0.xml`,
      `${siteUrl}/sitemaps/en_US/match-3.xml`,
    ]);
  });

  test('is told as one that failed where the server does not answer', async () => {
    serverOf({});
    await expect(written('/sitemap.xml')).rejects.toThrow('mapped');
  });
});

test('Other addresses are no sitemaps, and cost nothing', () => {
  const asked = serverOf({});
  for (const url of [
    '/sitemaps/en_US/match-01.xml',
    '/sitemaps/en_US/match-99999.xml',
    '/sitemaps/en_US/rumour-0.xml',
    '/sitemaps/en_US/pages-1.xml',
    '/sitemaps/klingon/match-0.xml',
    '/sitemaps/en_US/match-0.xml?x=1',
    '/sitemap.xml?x',
  ]) {
    expect(find()(url), url).toBeNull();
  }
  expect(asked).toEqual([]);
});

test('A site that is only a test lists nothing', () => {
  const none = find({ BRAND_MODE: 'dev' });
  for (const url of ['/sitemap.xml', '/sitemaps/en_US/pages-0.xml']) expect(none(url)).toBeNull();
});
