import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { ingest } from './ingest.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const now = new Date('2026-05-01T12:00:00Z');

const send = (...messages: FeedMessage[]) =>
  db.transaction((tx) => ingest(tx, messages, { source: 'test', now }));

async function matchOf(sourceId: string) {
  const [row] = await rows<Record<string, unknown>>(
    db,
    sql`select * from match where source = 'test' and source_id = ${sourceId}`,
  );
  return row!;
}

async function incidentsIn(sourceId: string) {
  return rows<Record<string, unknown>>(
    db,
    sql`select incident.* from incident join match on match.id = match_id
      where source_id = ${sourceId} order by place, key`,
  );
}

describe('ingest', () => {
  test('the same messages a second time change nothing', async () => {
    const messages = [
      fixtureOf('twice', '2026-05-01T12:00:00Z'),
      stateOf('twice', 1),
      incidentsOf('twice', 1, [goalOf('g1')]),
    ];
    expect((await send(...messages)).changes).not.toEqual([]);
    expect((await send(...messages)).changes).toEqual([]);
  });

  test('the same contents under a later version change nothing, and keep older versions out', async () => {
    await send(fixtureOf('late', '2026-05-01T12:00:00Z'), stateOf('late', 1));
    expect((await send(stateOf('late', 3))).changes).toEqual([]);
    await send(stateOf('late', 2, { score: { home: 9, away: 9 } }));
    expect(await matchOf('late')).toMatchObject({ score_home: 0, score_away: 0 });
  });

  test('an older version never overwrites a newer one, in one batch or in two', async () => {
    await send(
      fixtureOf('order', '2026-05-01T12:00:00Z'),
      stateOf('order', 5, { score: { home: 2, away: 0 } }),
      stateOf('order', 4, { score: { home: 1, away: 0 } }),
    );
    await send(stateOf('order', 3, { score: { home: 0, away: 0 } }));
    expect(await matchOf('order')).toMatchObject({ score_home: 2 });
  });

  test('how many periods are planned stays as it was told', async () => {
    const planned = async (version: number, rest: Partial<FixtureMessage>) => {
      const fixture = fixtureOf('seven', '2026-05-01T12:00:00Z', { gameId: 205, ...rest });
      const { changes } = await send({ ...fixture, version });
      return [(await matchOf('seven')).regular_periods, changes.length];
    };
    expect(await planned(1, {})).toEqual([null, 1]);
    expect(await planned(2, { regularPeriods: 7 })).toEqual([7, 1]);
    expect(await planned(3, {})).toEqual([7, 0]);
  });

  test('a score that goes down is marked withdrawn until the next goal', async () => {
    const score = (version: number, home: number) =>
      stateOf('var', version, { score: { home, away: 0 } });
    await send(fixtureOf('var', '2026-05-01T12:00:00Z'), score(1, 0), score(2, 1));
    await send(score(3, 0));
    expect(await matchOf('var')).toMatchObject({ score_home: 0, amended: 'withdrawn' });
    await send(score(4, 1));
    expect(await matchOf('var')).toMatchObject({ score_home: 1, amended: null });
  });

  test('a result changed after the end is marked corrected', async () => {
    const ended = (version: number, home: number) =>
      stateOf('desk', version, { status: 'ended', phase: null, score: { home, away: 0 } });
    await send(fixtureOf('desk', '2026-05-01T12:00:00Z'), ended(1, 1));
    await send(ended(2, 3));
    expect(await matchOf('desk')).toMatchObject({ amended: 'corrected' });
  });

  test('an entry can be corrected and withdrawn, and stays visible as such', async () => {
    await send(
      fixtureOf('entry', '2026-05-01T12:00:00Z'),
      incidentsOf('entry', 1, [goalOf('a'), goalOf('b', { order: 2, player: null })]),
    );
    await send(
      incidentsOf('entry', 2, [
        goalOf('a', { player: 'B. Other' }),
        goalOf('b', { order: 2, player: 'C. Found' }),
      ]),
    );
    expect(await incidentsIn('entry')).toMatchObject([
      { key: 'a', player: 'B. Other', state: 'corrected' },
      { key: 'b', player: 'C. Found', state: 'current' },
    ]);
    await send(
      incidentsOf('entry', 3, [goalOf('b', { order: 2, withdrawn: true, reason: 'VAR' })]),
    );
    expect((await incidentsIn('entry'))[1]).toMatchObject({ state: 'withdrawn', reason: 'VAR' });
  });

  test('a complete list withdraws what it no longer holds', async () => {
    await send(
      fixtureOf('whole', '2026-05-01T12:00:00Z'),
      incidentsOf('whole', 1, [goalOf('a'), goalOf('b', { order: 2 })], true),
    );
    await send(incidentsOf('whole', 2, [goalOf('a')], true));
    expect((await incidentsIn('whole')).map((row) => row.state)).toEqual(['current', 'withdrawn']);
  });

  test('a match moved to another day remembers the day it left', async () => {
    await send(fixtureOf('moved', '2026-05-01T12:00:00Z'));
    await send(fixtureOf('moved', '2026-05-09T12:00:00Z', { version: 2 }));
    const row = await matchOf('moved');
    expect(row.date).toBe('2026-05-09');
    expect(String(row.moved_from)).toContain('2026-05-01 12:00:00');
  });

  test('what is said of a match without a fixture is told as a stranger', async () => {
    const { strangers, changes } = await send(stateOf('nowhere', 1));
    expect(strangers).toEqual([0]);
    expect(changes).toEqual([]);
  });

  test('countries are kept in one code, whichever a source uses; what is no country is left out', async () => {
    const at = '2026-05-01T12:00:00Z';
    const of = (country: string) => ({ id: country, name: `Club of ${country}`, country });
    await send(
      fixtureOf('codes', at, { league: of('eng'), home: of('GER'), away: of('GB-SCT') }),
      fixtureOf('more', at, { league: of('World'), home: of('es'), away: of('QQ') }),
    );
    const [kept] = await rows<{ countries: object }>(
      db,
      sql`select jsonb_object_agg(source_id, country) as countries from (
        select source_id, country from catalogue.team where source_id in ('GER', 'GB-SCT', 'es', 'QQ')
        union all select source_id, country from catalogue.league where source_id in ('eng', 'World')) told`,
    );
    expect(kept!.countries).toEqual({
      ...{ eng: 'GB-ENG', GER: 'DE', 'GB-SCT': 'GB-SCT', World: null, es: 'ES', QQ: null },
    });
  });

  test('the same ids of two sources are two matches', async () => {
    await send(fixtureOf('shared', '2026-05-01T12:00:00Z'));
    await db.transaction((tx) =>
      ingest(tx, [fixtureOf('shared', '2026-05-01T12:00:00Z')], { source: 'other', now }),
    );
    const found = await rows(db, sql`select from match where source_id = 'shared'`);
    expect(found).toHaveLength(2);
  });

  test('two feeds that send the same match at once leave it once, with the newer score', async () => {
    await send(fixtureOf('race', '2026-05-01T12:00:00Z'));
    const versions = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(
      versions.map((version) =>
        send(
          fixtureOf('race', '2026-05-01T12:00:00Z', { version }),
          stateOf('race', version, { score: { home: version, away: 0 } }),
          incidentsOf('race', version, [goalOf('g', { minute: version })]),
        ),
      ),
    );
    expect(await matchOf('race')).toMatchObject({ score_home: 20, state_version: 20 });
    expect(await incidentsIn('race')).toMatchObject([{ minute: 20 }]);
  });
});
