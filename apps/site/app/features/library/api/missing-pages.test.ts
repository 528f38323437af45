import type { Client } from '@xiongmao/api/client';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type App, appContext } from '#app/platform/app-context.ts';
import { createQueries } from '#app/platform/query.ts';
import { findPlayer, findSquad } from './lines/load-record.ts';
import { loadLeague } from './load-league.ts';

/** What a loader is given at a path, where the server answers so. */
function at(path: string, answer: unknown) {
  const api = (async () => answer) as unknown as Client;
  const context = new RouterContextProvider();
  context.set(appContext, { api, queries: createQueries() } as App);
  return { params: { id: '1' }, request: new Request(`http://site.example${path}`), context };
}
const missing = { init: { status: 404 } };

describe('A page of a league', () => {
  const season = (id: number, played: number, sections: string[]) => ({ id, played, sections });
  const league = {
    league: { id: 1 },
    seasons: [
      season(3, 0, ['scheduleTable']),
      season(2, 9, ['groupTable', 'scheduleTable']),
      season(1, 9, ['promotionTree', 'scheduleTable']),
    ],
  };
  const seasonAt = async (path: string) =>
    (await loadLeague(at(`/leagueLibrary/1${path}`, league))).season?.id;

  test('is of the latest season that has begun and has it', async () => {
    expect(await seasonAt('')).toBe(2);
    expect(await seasonAt('/config')).toBe(2);
    expect(await seasonAt('/groupTable')).toBe(2);
    expect(await seasonAt('/promotionTree/')).toBe(1);
    expect(await seasonAt('/scheduleTable?season=3')).toBe(3);
  });

  test('is not there where the season that is named, or every season, lacks it', async () => {
    await expect(seasonAt('/promotionTree?season=2')).rejects.toMatchObject(missing);
    await expect(seasonAt('/sortTable')).rejects.toMatchObject(missing);
    expect(await seasonAt('?season=3')).toBe(3);
  });

  test('without any season is its first or the list of them', async () => {
    const empty = (path: string) => loadLeague(at(path, { ...league, seasons: [] }));
    for (const path of ['/leagueLibrary/1', '/leagueLibrary/1/config']) {
      expect((await empty(path)).season, path).toBeNull();
    }
    await expect(empty('/leagueLibrary/1/scheduleTable')).rejects.toMatchObject(missing);
  });
});

describe('A page of a player or team', () => {
  const record = { seasons: [], rosters: [], ranks: [], tables: ['all'], playerId: null };
  const footballer = at('/playerLibrary/1', { ...record, gameId: 202 });
  const tennis = at('/playerLibrary/1', { ...record, gameId: 203, tables: ['all', 'service'] });

  test('is not there where the sport or the record has none', async () => {
    for (const page of ['sortServiceTable', 'sortWeaponTable', 'sortTable'] as const) {
      await expect(findPlayer(footballer, page), page).rejects.toMatchObject(missing);
    }
    for (const page of ['TeamTable', 'sortTable'] as const) {
      await expect(findSquad(footballer, page), page).rejects.toMatchObject(missing);
    }
  });

  test('is there otherwise', async () => {
    for (const page of [null, 'sortMatchTable', 'TeamTable', 'config'] as const) {
      await expect(findPlayer(footballer, page)).resolves.toBeDefined();
    }
    await expect(findPlayer(tennis, 'sortServiceTable')).resolves.toBeDefined();
    for (const page of [null, 'scheduleTable', 'dataModule'] as const) {
      await expect(findSquad(footballer, page)).resolves.toBeDefined();
    }
  });

  test('of a side that is a player is the player’s, where it leads', async () => {
    const alone = at('/squadLibrary/1', { ...record, gameId: 203, playerId: 7 });
    await expect(findSquad(alone, 'TeamTable')).resolves.toMatchObject({ playerId: 7 });
  });
});
