import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { liveList, parsed, summary } from '../fixtures/dota-games.ts';
import { opendota } from './opendota.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const now = new Date('2023-12-01T00:00:00Z');
const read = (files: string[], at = now) => readAll(opendota, files, at);
const file = (name: string, content: unknown) => own.file(name, content);
const partsIn = (messages: Awaited<ReturnType<typeof read>>['messages']) =>
  of(messages, 'sheet').flatMap(({ sheet }) => (sheet.kind === 'heroes' ? sheet.parts : []));

describe('a result', () => {
  it('is a match of one game: who played what, picked and banned in order', async () => {
    const { fixtures, states, quarantined } = await read([file('1_api.json', summary())]);
    expect(quarantined).toEqual([]);
    expect(fixtures).toMatchObject([
      {
        match: '7000000001',
        gameId: 4,
        league: { id: '77', name: null },
        season: '2023',
        home: { id: '11', name: 'Red Pandas' },
        away: { id: '12', name: 'Gold Monkeys' },
        startsAt: '2023-11-14T22:13:20.000Z',
      },
    ]);
    expect(fixtures[0]).not.toHaveProperty('bestOf');
    expect(states).toMatchObject([
      {
        status: 'ended',
        score: { home: 1, away: 0 },
        winner: 'home',
        periods: [
          {
            ...{ key: 'game1', home: 3, away: 1, winner: 'home', homeSide: 'radiant' },
            picks: [
              { side: 'home', kind: 'ban', name: 'Shadow Fiend' },
              { side: 'away', kind: 'ban', name: 'Pudge' },
              { side: 'home', kind: 'pick', name: 'Anti-Mage' },
            ],
          },
        ],
      },
    ]);
  });

  it('of a team against itself is told, and none', async () => {
    const one = { radiant_team_id: 11, dire_team_id: 11 };
    const files = [
      file('1_api.json', summary(one)),
      file('2_api.json', summary({ match_id: 7000000002 })),
    ];
    const { fixtures, quarantined } = await read(files);
    expect(fixtures.map(({ match }) => match)).toEqual(['7000000002']);
    expect(quarantined).toMatchObject([
      { file: files[0], place: 'match 7000000001', reason: 'a team against itself: 11' },
    ]);
  });

  it('tells players’ figures and items, and which buildings are left', async () => {
    const { messages, lineups, statistics } = await read([file('1_api.json', summary())]);
    expect(lineups[0]!.players[0]).toMatchObject({
      playerId: '100',
      statistics: { kills: 3, deaths: 1, level: 20, netWorth: 10_000, goldPerMinute: 500 },
    });
    const [part] = partsIn(messages);
    expect(part!.seconds).toBe(1800);
    expect(part!.players[5]).toMatchObject({
      side: 'away',
      hero: 'Drow Ranger',
      figures: { lastHits: 105 },
      // An item that nobody knows is left out.
      items: ['Blink Dagger', 'Black King Bar'],
    });
    const fallen = ['mid1', 'mid2', 'mid3', 'midMelee', 'midRanged'];
    expect(part!.standing!.home).toHaveLength(17);
    expect(part!.standing!.away).toEqual(
      part!.standing!.home.filter((building) => !fallen.includes(building)),
    );
    expect(statistics).toContainEqual({ period: 'all', key: 'towers', home: 3, away: 0 });
    expect(statistics).toContainEqual({ period: 'all', key: 'barracks', home: 2, away: 0 });
  });

  it('is the same bare and wrapped, and once where it is there twice', async () => {
    const bare = await read([file('1_api.json', summary())]);
    own.remove();
    own = scratch();
    const files = [file('1_api.json', summary()), file('2.json', { result: summary() })];
    expect((await read(files)).messages).toEqual(bare.messages);
  });

  it('of a public game is Radiant against Dire, and hidden accounts are no one', async () => {
    const { radiant_name, dire_name, radiant_team_id, dire_team_id, ...rest } = summary({
      leagueid: 0,
      picks_bans: null,
      players: { 0: { account_id: 4_294_967_295 }, 1: { personaname: 'Aya' } },
    });
    const { fixtures, lineups, states } = await read([file('1_api.json', rest)]);
    expect(fixtures[0]).toMatchObject({
      league: null,
      season: null,
      home: { name: 'Radiant' },
      away: { name: 'Dire' },
    });
    expect(lineups[0]!.players[0]).toMatchObject({ playerId: '7000000001/0', name: 'Anti-Mage' });
    expect(lineups[0]!.players[1]).toMatchObject({ playerId: '101', name: 'Aya' });
    expect(states[0]!.periods[0]!.picks).toHaveLength(10);
  });
});

describe('a parsed recording', () => {
  const files = () => [file('1_api.json', summary()), file('1_parsed.json.gz', parsed())];

  it('and its result are one match, with kills that add up to the score', async () => {
    const { fixtures, incidents } = await read(files());
    expect(fixtures).toHaveLength(1);
    const told = incidents.map(({ seconds, kind, side, player, other, text }) =>
      [seconds, kind, side, player, other, text].map((field) => field ?? '').join(' '),
    );
    // Who carries the Aegis stands up again: that is no kill.
    expect(told).toEqual([
      '0 periodStart    ',
      '60 kill home Anti-Mage Drow Ranger First blood',
      '400 kill away Drow Ranger Anti-Mage ',
      '700 objective home Anti-Mage  Tier 1 tower, mid lane',
      '800 objective home   Tier 2 tower, mid lane, denied',
      '900 kill home Anti-Mage Earthshaker ',
      '905 note away Earthshaker  Buyback',
      '1000 objective away   Roshan',
      '1000 note    Pause',
      '1001 objective away Drow Ranger  Aegis',
      '1100 objective away   Courier killed',
      '1310 kill home Anti-Mage Drow Ranger ',
      '1500 objective home Anti-Mage  Tier 3 tower, mid lane',
      '1510 objective home Anti-Mage  Melee barracks, mid lane',
      '1520 objective home Anti-Mage  Ranged barracks, mid lane',
      '1800 objective home   Ancient',
      '1800 gameEnd home   3–1',
    ]);
    expect(new Set(incidents.map(({ key }) => key)).size).toBe(incidents.length);
  });

  it('tells gold and experience by the minute, and fights', async () => {
    const { messages, statistics } = await read(files());
    const [part] = partsIn(messages);
    expect(part!.gold).toHaveLength(31);
    expect(part!.gold.at(-1)).toEqual({ at: 1800, home: 15_300, away: 15_000 });
    expect(part!.experience.at(-1)).toEqual({ at: 1800, home: 14_700, away: 15_000 });
    expect(part!.fights).toEqual([
      { from: 1290, to: 1320, deaths: { home: 0, away: 1 }, gold: { home: 500, away: -250 } },
    ]);
    expect(statistics).toContainEqual({ period: 'all', key: 'roshans', home: 0, away: 1 });
  });

  it('that has the lead alone tells the lead', async () => {
    const bare = parsed();
    const players = bare.players.map(({ gold_t, xp_t, times, ...rest }) => rest);
    const { messages } = await read([
      file('1_api.json', summary()),
      file('1_parsed.json', { ...bare, players, teamfights: undefined, pauses: undefined }),
    ]);
    const [part] = partsIn(messages);
    expect(part!.gold[30]).toEqual({ at: 1800, home: 300, away: 0 });
    expect(part!.experience[30]).toEqual({ at: 1800, home: 0, away: 300 });
    expect(part!.fights).toEqual([]);
  });

  it('alone tells who won by whose ancient fell, and finds its result beside it', async () => {
    const path = file('x/1_parsed.json', parsed());
    const { states, fixtures } = await read([path]);
    expect(states[0]).toMatchObject({ status: 'ended', winner: 'home' });
    expect(fixtures[0]).toMatchObject({ home: { name: 'Radiant' } });
    file('x/1_api.json', summary());
    expect((await read([path])).fixtures[0]).toMatchObject({ home: { name: 'Red Pandas' } });
  });

  it('of an old parser tells towers without their places', async () => {
    const objectives = [
      { time: 500, type: 'CHAT_MESSAGE_TOWER_KILL', team: 2, player_slot: 0 },
      { time: 600, type: 'CHAT_MESSAGE_BARRACKS_KILL', team: 3, key: '4' },
      { time: 700, type: 'CHAT_MESSAGE_MINIBOSS_KILL', team: 2 },
    ];
    const { incidents } = await read([
      file('1_api.json', summary()),
      file('1_parsed.json', parsed({ objectives })),
    ]);
    const told = incidents.filter(({ kind }) => kind === 'objective');
    expect(told.map(({ side, text }) => [side, text])).toEqual([
      ['home', 'Tower'],
      ['home', 'Barracks'],
      ['home', 'Tormentor'],
    ]);
  });
});

describe('a series', () => {
  const series = { series_id: 9, series_type: 1 };
  const second = (fields = {}) =>
    summary({
      ...{ match_id: 7000000002, start_time: 1_700_003_600, radiant_win: false },
      // The teams have changed camps.
      ...{ radiant_team_id: 12, radiant_name: 'Gold Monkeys' },
      ...{ dire_team_id: 11, dire_name: 'Red Pandas' },
      ...{ radiant_score: 10, dire_score: 20 },
      ...fields,
    });
  const details = (match_id: number) => ({ match_id, players: [{ player_slot: 0 }], ...series });

  it('is one match of several games, each side in the camp it had', async () => {
    const { fixtures, states, lineups } = await read([
      file('2_api.json', second()),
      file('1_api.json', summary()),
      file('1_gcdata.json', details(7000000001)),
      file('2_gcdata.json', details(7000000002)),
    ]);
    expect(fixtures).toMatchObject([{ match: '7000000001', bestOf: 3, home: { id: '11' } }]);
    expect(states).toMatchObject([
      {
        status: 'ended',
        score: { home: 2, away: 0 },
        winner: 'home',
        periods: [
          { key: 'game1', home: 3, away: 1, winner: 'home', homeSide: 'radiant' },
          { key: 'game2', home: 20, away: 10, winner: 'home', homeSide: 'dire' },
        ],
      },
    ]);
    // What makes no sum over games is left out.
    const [home] = lineups.filter(({ side }) => side === 'home');
    expect(home!.players.find(({ playerId }) => playerId === '100')!.statistics).toMatchObject({
      kills: 3,
    });
    expect(home!.players).toHaveLength(10);
  });

  it('is read whole whichever of its files is given', async () => {
    const files = [file('x/1_api.json', summary(series)), file('x/2_api.json', second(series))];
    const whole = await read(files);
    for (const one of files) expect((await read([one])).messages).toEqual(whole.messages);
  });

  it('of which games are missing has no winner yet', async () => {
    const { states, fixtures } = await read([file('1_api.json', summary(series))]);
    expect(fixtures[0]).toMatchObject({ bestOf: 3 });
    expect(states[0]).toMatchObject({ status: 'ended', score: { home: 1, away: 0 }, winner: null });
  });
});

describe('lists beside the matches', () => {
  it('of leagues and teams name what matches have by number', async () => {
    const { fixtures, quarantined, messages } = await read([
      file('leagues.json', { infos: [{ league_id: 77, name: 'Bao Invitational' }] }),
      file('teams.json', {
        result: {
          status: 1,
          teams: [
            { name: 'Red Pandas', tag: 'RP', country_code: 'cn', logo: 711904559424929200 },
            { name: 'Gold Monkeys', tag: 'GM' },
            { name: 'Gold Monkeys', tag: 'Gold' },
          ],
        },
      }),
      file('heroes.json', { result: { heroes: [{ id: 1, name: 'npc_dota_hero_antimage' }] } }),
      file('1_api.json', summary()),
    ]);
    expect(quarantined).toEqual([]);
    expect(fixtures).toMatchObject([
      {
        league: { id: '77', name: 'Bao Invitational' },
        home: { abbr: 'RP', country: 'CN' },
      },
    ]);
    // Of two that are called alike nobody knows which one it is.
    expect(fixtures[0]!.away).not.toHaveProperty('abbr');
    expect(new Set(messages.map(({ match }) => match))).toEqual(new Set(['7000000001']));
  });

  it('of games that are played are live states, as long as the list is fresh', async () => {
    const path = file('live.json', liveList({}, { match_id: '8000000002', series_id: 5 }));
    const { fixtures, states, messages } = await read([path], new Date('2023-11-14T22:40:00Z'));
    expect(fixtures[0]).toMatchObject({ match: '8000000001', home: { name: 'Radiant' } });
    expect(states).toMatchObject([
      {
        status: 'live',
        phase: 'game1',
        score: { home: 0, away: 0 },
        periods: [{ home: 8, away: 9 }],
      },
      { status: 'live', score: null },
    ]);
    expect(partsIn(messages)[0]).toMatchObject({
      seconds: 752,
      gold: [{ at: 752, home: 0, away: 1062 }],
    });
    const later = await read([path]);
    expect(later.states).toMatchObject([{ status: 'unknown', score: null }, { status: 'unknown' }]);
  });

  it('say which game can’t be understood', async () => {
    const { quarantined, fixtures } = await read([
      file('live.json', liveList({}, { match_id: null })),
    ]);
    expect(fixtures).toHaveLength(1);
    expect(quarantined).toMatchObject([{ place: 'game_list[1]' }]);
  });
});

it('tells a broken file with its place', async () => {
  const broken = [
    [{ result: { error: 'Match ID not found' } }, 'top level'],
    [summary({ duration: 'long' }), 'duration'],
    [summary({ radiant_score: -5 }), 'radiant_score'],
    [summary({ players: { 3: { kills: -1 } } }), 'players[3].kills'],
    [summary({ players: { 3: { player_slot: null } } }), 'players[3].player_slot'],
    ['{"match_id": 1', 'line 1, column 15'],
    [[1, 2], 'top level'],
  ] as const;
  for (const [content, place] of broken) {
    const path = file('broken.json', content);
    await expect(read([path])).rejects.toMatchObject({ name: 'FeedFileError', file: path, place });
  }
});

describe('a replay', () => {
  it('says nothing before it happened, waits while the game is paused, and ends as the file', async () => {
    const [replay] = await replaysOf(
      opendota,
      [file('1_api.json', summary()), file('1_parsed.json', parsed())],
      now,
    );
    const { timeline, opening, title } = replay!;
    expect(title).toBe('Red Pandas – Gold Monkeys');
    expect(JSON.stringify(opening)).not.toContain('Anti-Mage');
    // Draft and what goes before the horn take 150 seconds, the pause 120.
    const real = (seconds: number) => seconds + 150 + (seconds > 1000 ? 120 : 0);
    for (const { at, messages } of timeline) {
      for (const { items } of of(messages, 'incidents')) {
        for (const { seconds } of items) expect(at).toBe(real(seconds!));
      }
      for (const { sheet } of of(messages, 'sheet')) {
        if (sheet.kind !== 'heroes') continue;
        for (const { gold, fights } of sheet.parts) {
          for (const one of [...gold.map((told) => told.at), ...fights.map(({ to }) => to)]) {
            expect(real(one)).toBeLessThanOrEqual(at);
          }
        }
      }
    }
    const phases = timeline.flatMap(({ messages }) =>
      of(messages, 'state').map(({ state }) => state.phase),
    );
    expect([...new Set(phases)]).toEqual(['banPick', 'game1', 'paused', null]);
    const kills = timeline.flatMap(({ messages }) =>
      of(messages, 'state').map(
        ({ state }) => (state.periods[0]?.home ?? 0) + (state.periods[0]?.away ?? 0),
      ),
    );
    expect([...new Set(kills)]).toEqual([0, 1, 2, 3, 4]);
    expect(of(timeline.at(-1)!.messages, 'state').at(-1)).toMatchObject({
      state: { status: 'ended', winner: 'home', score: { home: 1, away: 0 } },
    });
  });

  it('is none of a result alone, which has no times', async () => {
    expect(await replaysOf(opendota, [file('1_api.json', summary())], now)).toEqual([]);
  });
});
