import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { ingest } from './ingest.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const towns = ['Monaco', 'Beeton', 'Ceeton', 'Deeton', 'Eaton', 'Effton', 'Geeton', 'Aitchton'];

/** A season in which each meets each at home and away, as a source tells it. */
function season(source: string, year: number, names: readonly string[], hour = 15): FeedMessage[] {
  return names.flatMap((home, h) =>
    names.flatMap((away, a) => {
      if (h === a) return [];
      const date = new Date(Date.UTC(year, 7, 1 + ((h + a) % 8) + (h < a ? 0 : 20)));
      const day = date.toISOString().slice(0, 10);
      const side = (name: string) => ({
        id: `${source}:${name}`,
        name,
        country: 'FR',
        sameAs: `club:FR:${name}`,
      });
      return fixtureOf(`${source}/${year}/${home}/${away}`, `${day}T${hour}:00:00Z`, {
        league: { id: `league of ${source}`, name: 'Test League' },
        season: String(year),
        home: side(home),
        away: side(away),
      });
    }),
  );
}

const tell = (source: string, messages: FeedMessage[]) =>
  db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));

const apart = (year: number) =>
  rows(
    db,
    sql`select m.source_id from match m join season s on s.id = m.season_id
      where s.name = ${String(year)} and same_as is null and also_from = '{}'`,
  );

test('a season of two sources is one, though they call sides by other names', async () => {
  const others = ['AS Monaco', 'Beeton Rovers', 'Ceeton Albion', ...towns.slice(3)];
  await tell('wyscout', season('wyscout', 2017, towns));
  await tell('openfootball', season('openfootball', 2017, others));
  expect(await apart(2017)).toEqual([]);
  const renamed = ['AS Monaco FC', 'Beeton Wanderers', ...others.slice(2)];
  await tell('openfootball', season('openfootball', 2018, renamed));
  await tell('wyscout', season('wyscout', 2018, towns));
  expect([await apart(2017), await apart(2018)]).toEqual([[], []]);
});

test('an hour between two sources does not part a match, more does', async () => {
  await tell('wyscout', season('wyscout', 2019, towns));
  await tell('openfootball', season('openfootball', 2019, towns, 16));
  expect(await apart(2019)).toEqual([]);
  await tell('openfootball', season('later', 2019, towns, 18));
  expect(await apart(2019)).toHaveLength(56);
});

test('two names of one side in a season are one club', async () => {
  const late = (message: FeedMessage) =>
    message.type === 'fixture' && message.date! > '2021-08-20' ? renamed(message) : message;
  const renamed = ({ home, away, ...rest }: Extract<FeedMessage, { type: 'fixture' }>) => {
    const named = (side: typeof home) =>
      side?.name === 'Deeton'
        ? { ...side, id: 'new', name: 'New Deeton', sameAs: 'club:FR:new' }
        : side;
    return { ...rest, home: named(home), away: named(away) };
  };
  await tell('openfootball', season('openfootball', 2021, towns).map(late));
  const clubs = await rows<{ club: string }>(
    db,
    sql`select distinct club from catalogue.team
      where source = 'openfootball' and source_id in ('new', 'openfootball:Deeton')`,
  );
  expect(clubs).toHaveLength(1);
});
