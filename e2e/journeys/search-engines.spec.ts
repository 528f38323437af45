import { games } from '@xiongmao/api/catalogue/games';
import { mappedKinds } from '@xiongmao/api/sitemaps/rules';
import { localeFacts, locales, withLocale } from '@xiongmao/i18n/locales';
import { expect, test } from '../support/test.ts';

test.use({ shared: 'demo' });

/** The name of the first is no language tag: what takes it for one fails on every page. */
const spoken = ['thai', 'en_US', 'ar', 'zh_CN'] as const;
/** Of what each game has, one game shows it all. */
const walked = ['soccer'];
const others = games.map(({ slug }) => slug).filter((slug) => !walked.includes(slug));
const isWalked = (path: string) =>
  !others.some((slug) => path === `/match/${slug}` || path === `/${slug}/data`);

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at!);

/** What a page's head tells, as a crawler reads it: without running anything. */
function readHead(html: string) {
  const tags = [...html.matchAll(/<(?:link|meta)\s[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  );
  const told = (name: string) =>
    tags.filter((tag) => (tag.property ?? tag.name) === name).map(({ content }) => content);
  const links = (rel: string) => tags.filter((tag) => tag.rel === rel);
  return {
    told,
    robots: told('robots'),
    canonical: links('canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links('alternate')
        .filter(({ hreflang }) => hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .filter(([, json]) => json)
      .map(([, json]) => JSON.parse(json!)),
  };
}

type Spoken = (typeof spoken)[number];
const allTags = ['x-default', ...locales.map((locale) => localeFacts[locale].tag)].sort();

const whatIsSaid = ({ told, ...head }: ReturnType<typeof readHead>, locale: Spoken) => ({
  robots: head.robots,
  canonical: head.canonical,
  own: head.alternates[localeFacts[locale].tag],
  tags: Object.keys(head.alternates).sort(),
  url: told('og:url'),
  language: told('og:locale').map((found) => found!.split('_')[0]),
  otherLanguages: told('og:locale:alternate').length,
  once: ['og:type', 'og:site_name', 'og:title', 'twitter:card'].map((name) => told(name).length),
});

const whatIsWanted = (own: string, locale: Spoken): ReturnType<typeof whatIsSaid> => ({
  ...{ robots: [], canonical: [own], own, tags: allTags, url: [own] },
  language: [localeFacts[locale].tag.split('-')[0]],
  otherLanguages: locales.length - 1,
  once: [1, 1, 1, 1],
});

test('Every page that a sitemap names is there, and names its versions as they name it', async ({
  request,
  product,
}) => {
  test.setTimeout(600_000);
  const read = async (address: string) => {
    const answer = await request.get(address);
    return { status: answer.status(), text: await answer.text() };
  };
  const robots = (await read(`${product.site}/robots.txt`)).text;
  const [, index] = /^Sitemap: (.*)$/m.exec(robots)!;
  const files = addressesIn((await read(index!)).text);
  const kinds = new Set(files.map((file) => /(\w+)-\d+\.xml$/.exec(file)![1]));
  expect(kinds).toContain('pages');
  for (const kind of ['match', 'league', 'team', 'player', 'expert', 'article', 'post']) {
    expect(kinds).toContain(kind);
  }

  const listed = new Map<string, string[]>();
  for (const locale of spoken) {
    const paths: string[] = [];
    for (const kind of ['pages', ...mappedKinds]) {
      const file = files.find((each) => each.endsWith(`/sitemaps/${locale}/${kind}-0.xml`));
      if (!file) continue;
      const start = `${product.site}/${locale}`;
      const addresses = addressesIn((await read(file)).text);
      expect(addresses.filter((address) => !address.startsWith(start))).toEqual([]);
      const all = addresses.map((address) => address.slice(start.length) || '/');
      paths.push(...(kind === 'pages' ? all.filter(isWalked) : all.slice(0, 1)));
    }
    listed.set(locale, paths);
  }
  const paths = listed.get('en_US')!;
  for (const locale of spoken) expect(new Set(listed.get(locale))).toEqual(new Set(paths));

  const wrong: string[] = [];
  for (const [at, path] of paths.entries()) {
    // Each page in the first language and, in turn, in one of the others, in which it is the same page.
    const pair = [spoken[0], spoken[1 + (at % (spoken.length - 1))]!];
    const versions = await Promise.all(
      pair.map(async (locale) => {
        const own = product.site + withLocale(path, locale);
        const { status, text } = await read(own);
        const head = readHead(text);
        const said = JSON.stringify({ status, ...whatIsSaid(head, locale) });
        if (said !== JSON.stringify({ status: 200, ...whatIsWanted(own, locale) })) {
          wrong.push(`${own} ${said}`);
        }
        return head.alternates;
      }),
    );
    expect(versions[1], path).toEqual(versions[0]);
  }
  expect(wrong).toEqual([]);
});

test('What is nobody else’s, what was looked for, and an empty list stay with who asked', async ({
  request,
}) => {
  for (const path of [
    ...['/userInfo/setting', '/s/ars', '/search/ars?kind=team', '/news?page=900'],
    ...['/leagueLibrary?page=900', '/soccer/data?page=900', '/mall?page=900'],
  ]) {
    const head = readHead(await (await request.get(path)).text());
    expect([path, head.robots, head.canonical]).toEqual([path, ['noindex'], []]);
  }
  const filtered = readHead(await (await request.get('/expert?game=soccer&order=start')).text());
  expect(filtered.canonical[0]).toMatch(/\/expert\?game=soccer$/);
});

test('A match is told of with its score as a picture, where it is shared', async ({
  request,
  product,
}) => {
  const file = await request.get('/sitemaps/ar/match-0.xml');
  const [address] = addressesIn(await file.text());
  const head = readHead(await (await request.get(address!)).text());
  const [picture] = head.told('og:image');
  expect(picture).toMatch(new RegExp(`^${product.site}/cards/match/\\d+/ar/`));
  expect(head.told('og:image:width')).toEqual(['1200']);
  const drawn = await request.get(picture!);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(head.data.map((each) => each['@type'])).toEqual(['SportsEvent', 'BreadcrumbList']);
});
