import { beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let guest: Person;

interface Named {
  id: number;
  name: string;
}
const best = async (text: string) =>
  (await guest.get(`/search/best?text=${encodeURIComponent(text)}`)).result;
const namesOf = async (kind: 'team' | 'league', text: string): Promise<string[]> =>
  (await best(text))[kind].items.map(({ name }: Named) => name);
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  app = await testApp();
  guest = person(app);
  await playKnown();
  const isThere = async (kind: 'team' | 'league', name: string) =>
    (await namesOf(kind, name)).length > 0;
  const both = async () => (await isThere('team', 'halden')) && (await isThere('league', 'trophy'));
  await vi.waitUntil(both, { timeout: 15_000, interval: 100 });
});

test.each([
  ['西班牙', 'Spain'],
  ['xibanya', 'Spain'],
  ['إسبانيا', 'Spain'],
  ['Испания', 'Spain'],
  ['英格兰', 'England'],
  ['韓國', 'Korea Republic'],
  ['皇马', 'Real Madrid'],
  ['皇馬', 'Real Madrid'],
  ['huangma', 'Real Madrid'],
  ['ريال مدريد', 'Real Madrid'],
  ['برشلونة', 'FC Barcelona'],
  ['バルセロナ', 'FC Barcelona'],
  ['Бавария', 'Bayern München'],
  ['bayern munich', 'Bayern München'],
  ['曼联', 'Manchester United'],
  ['湖人', 'Los Angeles Lakers'],
  ['レイカーズ', 'Los Angeles Lakers'],
])('A well-known team is found by %s', async (text, name) => {
  const [first] = (await best(text)).team.items;
  expect(first).toMatchObject({ name });
});

test.each([
  ['英超', 'English Premier League'],
  ['yingchao', 'English Premier League'],
  ['英格兰足球超级联赛', 'English Premier League'],
  ['الدوري الإنجليزي', 'English Premier League'],
  ['プレミアリーグ', 'English Premier League'],
  ['美职篮', 'NBA'],
])('A well-known league is found by %s', async (text, name) => {
  expect((await namesOf('league', text))[0]).toBe(name);
});

test('Its matches are found with it, and by two such names side by side', async () => {
  expect((await best('西班牙')).match.matches).toHaveLength(1);
  expect((await best('西班牙 英格兰')).match.matches).toHaveLength(1);
  expect((await best('英超')).match.matches).toHaveLength(1);
});

test('A team of another game or country is not found by its names', async () => {
  const found = (await best('巴萨')).team.items;
  expect(found.map(({ name }: Named) => name)).toEqual(['FC Barcelona']);
  expect(found).toMatchObject([{ matched: '巴萨' }]);
  expect(await namesOf('team', '埃弗顿')).toEqual([]);
  expect((await best('spain')).team.items).toMatchObject([{ name: 'Spain', matched: null }]);
});

/** What everybody knows, beside others of the same names. */
async function playKnown(): Promise<void> {
  const of = (name: string, country?: string) => ({ id: name + (country ?? ''), name, country });
  const messages = [
    fixtureOf('nations', soon(1), {
      league: of('World Cup'),
      home: of('Spain', 'ES'),
      away: of('England', 'GB-ENG'),
    }),
    fixtureOf('more nations', soon(2), {
      league: of('World Cup'),
      home: of('Korea Republic', 'KR'),
      away: of('Everton', 'CL'),
    }),
    fixtureOf('clubs', soon(3), {
      league: of('English Premier League', 'GB-ENG'),
      home: of('FC Barcelona', 'ES'),
      away: of('Barcelona', 'EC'),
    }),
    fixtureOf('basketball', soon(4), {
      gameId: 201,
      league: of('NBA', 'US'),
      home: of('Los Angeles Lakers', 'US'),
      away: of('FC Barcelona Basket', 'ES'),
    }),
    fixtureOf('more basketball', soon(5), {
      gameId: 201,
      league: of('NBA', 'US'),
      home: of('Barcelona', 'ES'),
      away: of('Halden'),
    }),
    fixtureOf('more clubs', soon(6), {
      league: of('Champions Trophy'),
      home: of('Real Madrid', 'ES'),
      away: of('Bayern München', 'DE'),
    }),
    fixtureOf('a club', soon(7), {
      league: of('Champions Trophy'),
      home: of('Manchester United'),
      away: of('Halden'),
    }),
  ];
  await app.db.transaction((tx) => ingest(tx, messages, { source: 'known', now: new Date() }));
}
