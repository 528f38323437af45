import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedFileError } from '../adapter.ts';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { ball, cricketMatch, innings, out, over, quiet } from '../fixtures/cricket-matches.ts';
import { cricsheet } from './cricsheet.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const now = new Date('2024-01-01T00:00:00Z');

async function read(content: unknown, name = '123456.json') {
  const told = await readAll(cricsheet, [own.file(name, content)], now);
  const sheets = of(told.messages, 'sheet').map(({ sheet }) => sheet as ScorecardSheet);
  return { ...told, fixture: told.fixtures[0]!, state: told.states[0]!, sheet: sheets[0]! };
}

/** Of a match with these innings, the scorecard of the first. */
const card = async (...given: unknown[]) => (await read(cricketMatch({}, given))).sheet.parts[0]!;

const who = 'A1 A2 B11';

describe('a match', () => {
  it('has the number that its file is called by, the home side first, and the day alone', async () => {
    const { fixture, state, quarantined } = await read(cricketMatch(), '123456.json.gz');
    expect(quarantined).toEqual([]);
    expect(fixture).toMatchObject({
      ...{ match: '123456', gameId: 210, season: '2023', round: 'Match 7' },
      league: { id: 'Bao Premier League', name: 'Bao Premier League' },
      home: { id: 'Bao Lions' },
      away: { id: 'Nut Tigers' },
      ...{ startsAt: null, date: '2023-04-01', venue: 'Lion Park, Bao City' },
    });
    // Won by so much: it was played, and this file does not tell how.
    expect(state).toMatchObject({ status: 'ended', score: null, winner: 'home' });
  });

  it('has an id of what it holds where its file is called otherwise', async () => {
    const { fixture } = await read(cricketMatch(), 'final.json');
    expect(fixture.match).toBe('male/T20/2023-04-01/Bao Lions/Nut Tigers/7');
  });

  it('is one in whatever copies it is given', async () => {
    const names = ['123456 (1).json', '123456.json', '123456 - Copy.json.gz', 'final.json'];
    const files = names.map((name) => own.file(name, cricketMatch()));
    const { fixtures, quarantined } = await readAll(cricsheet, files, now);
    expect(fixtures.map(({ match }) => match)).toEqual(['123456']);
    expect(quarantined).toEqual([]);
  });

  it('is one of two that tell other innings of it: the file that is left out is told', async () => {
    const first = own.file('123456.json', cricketMatch());
    const other = own.file('123457.json', cricketMatch({}, [innings('A', [quiet(0, who)])]));
    const { fixtures, quarantined } = await readAll(cricsheet, [other, first], now);
    expect(fixtures.map(({ match }) => match)).toEqual(['123456']);
    expect(quarantined).toMatchObject([
      { file: other, reason: 'left out: other innings of the match in 123456.json' },
    ]);
  });

  it('is of the women where it is theirs, of nations with their flags, of a tour by its format', async () => {
    const { fixture } = await read(
      cricketMatch({
        ...{ gender: 'female', team_type: 'international', match_type: 'T20' },
        teams: ['India', 'England'],
        event: { name: 'England tour of India', match_number: 2 },
        ...{ outcome: { result: 'no result' }, toss: {}, season: 2023 },
      }),
    );
    expect(fixture).toMatchObject({
      home: { id: 'female:India', name: 'India Women', country: 'IN' },
      away: { name: 'England Women', country: 'GB-ENG' },
      league: { id: 'female:England tour of India', name: 'England tour of India Women' },
      ...{ stage: 'T20I', round: 'Match 2', season: '2023' },
    });
  });

  it('is played by clubs that have changed their names', async () => {
    const teams = ['Delhi Daredevils', 'Nut Tigers'];
    const { fixture } = await read(
      cricketMatch({
        teams,
        outcome: { result: 'no result' },
        event: { name: 'L', stage: 'Final' },
      }),
    );
    expect(fixture).toMatchObject({ home: { sameAs: 'Delhi Capitals' }, round: 'Final' });
  });

  it('tells toss, umpires, who was best, and all who play', async () => {
    const { sheet, lineups } = await read(cricketMatch({}, [innings('A', [quiet(0, who)])]));
    expect(sheet).toMatchObject({
      ...{ format: 'T20', limit: 20, ballsPerOver: 6 },
      toss: { winner: 'away', decision: 'field' },
      officials: { umpires: ['U One', 'U Two'], tvUmpires: ['U Three'] },
      playersOfMatch: [{ player: 'A1', side: 'home' }],
    });
    expect(lineups.map(({ side, players }) => [side, players.length])).toEqual([
      ['home', 11],
      ['away', 11],
    ]);
    expect(lineups[0]!.players[0]).toMatchObject({ playerId: 'aaaa0001', starter: true });
  });
});

describe('an innings', () => {
  it('counts runs, balls, extras and overs by the laws', async () => {
    const told = await card(
      innings('A', [
        over(
          0,
          ball(who, 4),
          ball(who, 4, { non_boundary: true }),
          ball(who, 0, { extras: { wides: 5 } }),
          ball(who, 6, { extras: { noballs: 1 } }),
          ball(who, 0, { extras: { legbyes: 1 } }),
          ball('A2 A1 B11', 0, { extras: { byes: 2, noballs: 1 } }),
          ball('A2 A1 B11', 1, { extras: { penalty: 5 } }),
        ),
      ]),
    );
    expect(told).toMatchObject({
      ...{ runs: 30, wickets: 0, overs: '0.4' },
      extras: { byes: 2, legByes: 1, wides: 5, noBalls: 2, penalty: 5 },
      batting: [
        { player: 'A1', playerId: 'aaaa0001', runs: 14, balls: 4, fours: 1, sixes: 1, out: null },
        { player: 'A2', runs: 1, balls: 2 },
      ],
      bowling: [{ player: 'B11', overs: '0.4', runs: 22, wides: 5, noBalls: 2, maidens: 0 }],
      partnerships: [{ wicket: 1, runs: 30, balls: 6, ended: false }],
    });
    expect(told.byOver).toEqual([
      {
        ...{ over: 0, bowler: 'B11', runs: 30, wickets: 0 },
        balls: '0:4 0:4r 0:0+5wd 0:6+1nb 0:0+1lb 1:0+1nb+2b 1:1+5p',
      },
    ]);
    expect(told.toBat).toEqual(['A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11']);
  });

  it.each([
    ['caught', ['B4'], { way: 'caught', bowler: 'B11', fielders: [{ player: 'B4' }] }],
    ['caught and bowled', ['B11'], { way: 'caughtAndBowled', bowler: 'B11' }],
    ['lbw', [], { way: 'lbw', bowler: 'B11' }],
    ['stumped', ['B4'], { way: 'stumped', bowler: 'B11' }],
    ['hit wicket', [], { way: 'hitWicket', bowler: 'B11' }],
    ['run out', ['B4', 'B5'], { way: 'runOut', bowler: null }],
    ['handled the ball', [], { way: 'handledBall', bowler: null }],
    ['hit the ball twice', [], { way: 'hitBallTwice', bowler: null }],
    ['obstructing the field', [], { way: 'obstructing', bowler: null }],
    ['timed out', [], { way: 'timedOut', bowler: null }],
    ['retired out', [], { way: 'retiredOut', bowler: null }],
    ['struck by lightning', [], { way: 'other', bowler: null }],
  ])('loses a wicket to who is %s', async (kind, fielders, dismissal) => {
    const given = fielders.map((name) => ({ name }));
    const told = await card(
      innings('A', [over(2, ball(who, 3), ball('A2 A1 B11', 0, out('A1', kind, ...given)))]),
    );
    expect(told.wickets).toBe(1);
    expect(told.batting[0]!.out).toMatchObject(dismissal);
    expect(told.fall).toEqual([{ player: 'A1', runs: 3, over: '2.2' }]);
    expect(told.bowling[0]!.wickets).toBe(dismissal.bowler ? 1 : 0);
    expect(told.partnerships[0]).toMatchObject({ wicket: 1, runs: 3, ended: true });
  });

  it('loses none to who retires hurt, and may see them again', async () => {
    const hurt = ball(who, 0, out('A1', 'retired hurt'));
    const back = ball('A1 A2 B11', 4);
    const gone = await card(innings('A', [over(0, hurt, ball('A3 A2 B11', 1))]));
    expect([gone.wickets, gone.batting[0]!.out?.way, gone.fall]).toEqual([0, 'retiredHurt', []]);
    const told = await card(innings('A', [over(0, hurt, ball('A3 A2 B11', 1), back)]));
    expect(told.batting[0]).toMatchObject({ runs: 4, out: null });
    expect(told.partnerships.map(({ wicket, ended }) => [wicket, ended])).toEqual([
      [1, true],
      [1, true],
      [1, false],
    ]);
  });

  it('names a substitute who held the catch, and one whom nobody names', async () => {
    const caught = out('A1', 'caught', { name: 'X1', substitute: true }, { substitute: true });
    const told = await card(innings('A', [over(0, ball(who, 0, caught))]));
    expect(told.batting[0]!.out?.fielders).toEqual([
      { player: 'X1', substitute: true },
      { player: null, substitute: true },
    ]);
  });

  it('counts an over as the umpire did, and a maiden of one bowler alone', async () => {
    const five = over(0, ...Array.from({ length: 5 }, () => ball(who)));
    const shared = over(1, ball(who), ball(who), ball('A1 A2 B10'), ball('A1 A2 B10'));
    const told = await card(
      innings('A', [five, shared, quiet(2, who)], { miscounted_overs: { 0: { balls: 5 } } }),
    );
    expect(told.bowling).toMatchObject([
      { player: 'B11', overs: '2.2', maidens: 2 },
      { player: 'B10', overs: '0.2', maidens: 0 },
    ]);
    expect([told.overs, told.byOver[0]!.miscounted]).toEqual(['3', true]);
  });

  it('adds penalty runs of before and after, and tells who is absent', async () => {
    const told = await card(
      innings('A', [quiet(0, who, 1)], {
        penalty_runs: { pre: 5, post: 5 },
        absent_hurt: ['A9'],
        declared: true,
      }),
    );
    expect(told).toMatchObject({ runs: 16, extras: { penalty: 10 }, closed: 'declared' });
    expect(told.batting.at(-1)).toMatchObject({ player: 'A9', out: { way: 'absentHurt' } });
  });

  it('has figures of its powerplays', async () => {
    const wicket = ball(who, 0, out('A2', 'bowled'));
    const told = await card(
      innings('A', [quiet(0, who, 1), over(1, ball(who, 4), wicket), quiet(2, who, 1)], {
        powerplays: [{ from: 0.1, to: 1.6, type: 'mandatory' }],
      }),
    );
    expect(told.powerplays).toEqual([
      { kind: 'mandatory', from: '0.1', to: '1.6', runs: 10, wickets: 1 },
    ]);
  });

  it('is of five balls an over where the match is', async () => {
    const five = over(0, ...Array.from({ length: 5 }, () => ball(who, 1)));
    const { sheet, statistics } = await read(
      cricketMatch({ balls_per_over: 5 }, [innings('A', [five])]),
    );
    expect([sheet.parts[0]!.overs, sheet.ballsPerOver]).toEqual(['1', 5]);
    expect(statistics.find(({ key }) => key === 'runRate')).toMatchObject({ home: 5, away: 0 });
  });
});

describe('players who come into a side', () => {
  const inPlay = (more: Record<string, unknown>) => ball(who, 0, { replacements: more });
  const impact = inPlay({
    match: [{ in: 'A12', out: 'A5', team: 'Bao Lions', reason: 'impact_player' }],
  });

  it('stand in the line-up from then on, and bat where the other would have', async () => {
    const players = { 'Bao Lions': ['A1', 'A2', 'A5', 'A12'], 'Nut Tigers': ['B1'] };
    const file = cricketMatch({ players }, [innings('A', [over(0, ball(who), impact)])]);
    const { sheet, lineups, incidents } = await read(file);
    expect(sheet.parts[0]!.replacements).toEqual([
      { side: 'home', player: 'A12', replaces: 'A5', reason: 'impact_player', over: '0.2' },
    ]);
    expect(sheet.parts[0]!.toBat).toEqual(['A12']);
    const starters = lineups[0]!.players.map(({ name, starter }) => [name, starter]);
    expect(starters.at(-1)).toEqual(['A12', false]);
    expect(incidents.find(({ kind }) => kind === 'substitution')).toMatchObject({
      ...{ player: 'A12', other: 'A5', text: 'impact player', minute: 0, added: 2 },
    });
    const [replay] = await replaysOf(cricsheet, [own.file('9.json', file)], now);
    const before = of(replay!.opening, 'lineup')[0]!.lineup.players.map(({ name }) => name);
    expect(before).toEqual(['A1', 'A2', 'A5']);
  });

  it('are noted where they only bowl on', async () => {
    const role = inPlay({ role: [{ in: 'B9', out: 'B11', role: 'bowler', reason: 'injury' }] });
    const { incidents } = await read(cricketMatch({}, [innings('A', [over(0, role)])]));
    expect(incidents.find(({ kind }) => kind === 'note')).toMatchObject({
      ...{ side: 'away', player: 'B9', other: 'B11', text: 'replacement bowler, injury' },
    });
  });
});

describe('a match ends', () => {
  const ended = (outcome: unknown, given: unknown[], more: Record<string, unknown> = {}) =>
    read(cricketMatch({ outcome, ...more }, given));
  const made = (team: 'A' | 'B', runs: number, more: Record<string, unknown> = {}) =>
    innings(team, [quiet(0, team === 'A' ? who : 'B1 B2 A11', runs)], more);

  it('by runs or wickets', async () => {
    const { state, sheet } = await ended({ winner: 'Bao Lions', by: { runs: 6 } }, [
      made('A', 2),
      made('B', 1),
    ]);
    expect(state).toMatchObject({
      ...{ status: 'ended', winner: 'home', score: { home: 12, away: 6 }, note: null },
      periods: [
        { key: 'innings1', home: 12, away: 0, wickets: 0 },
        { key: 'innings2', home: 0, away: 6, wickets: 0 },
      ],
      columns: [
        { key: 'wickets', home: '0', away: '0' },
        { key: 'overs', home: '1', away: '1' },
      ],
    });
    expect(sheet.result).toMatchObject({ kind: 'won', winner: 'home', by: 'runs', n: 6 });
    expect(sheet.parts[1]!.target).toEqual({ runs: 13, overs: '20' });
  });

  it('by a target set anew', async () => {
    const { state, sheet } = await ended(
      { winner: 'Nut Tigers', by: { wickets: 10 }, method: 'D/L' },
      [made('A', 2), made('B', 1, { target: { runs: 6, overs: 5 } })],
    );
    expect(state).toMatchObject({ winner: 'away', note: 'D/L' });
    expect(sheet.result).toMatchObject({ by: 'wickets', n: 10, method: 'D/L' });
    expect(sheet.parts[1]!.target).toEqual({ runs: 6, overs: '5' });
  });

  it('by super overs, as many as it takes', async () => {
    const extra = { super_over: true };
    const { state, sheet } = await ended({ result: 'tie', eliminator: 'Nut Tigers' }, [
      ...[made('A', 1), made('B', 1), made('B', 2, extra), made('A', 2, extra)],
      ...[made('A', 1, extra), made('B', 2, extra)],
    ]);
    expect(state).toMatchObject({ status: 'ended', winner: 'away', score: { home: 6, away: 6 } });
    expect(state.periods.slice(2)).toEqual([
      { key: 'superOver1', home: 12, away: 12 },
      { key: 'superOver2', home: 6, away: 12 },
    ]);
    expect(sheet.parts.slice(2).map(({ key, target }) => [key, target?.runs])).toEqual([
      ['superOver1.1', undefined],
      ['superOver1.2', 13],
      ['superOver2.1', undefined],
      ['superOver2.2', 7],
    ]);
    expect(sheet.result).toMatchObject({ kind: 'tied', winner: 'away', by: 'superOver' });
  });

  it('by a bowl-out', async () => {
    const { state, sheet } = await ended(
      { result: 'tie', bowl_out: 'Bao Lions' },
      [made('A', 1), made('B', 1)],
      {
        bowl_out: [
          { bowler: 'A3', outcome: 'hit' },
          { bowler: 'B3', outcome: 'miss' },
        ],
      },
    );
    expect(state).toMatchObject({ status: 'ended', winner: 'home', note: 'Bowl-out' });
    expect(sheet.bowlOut).toEqual([
      { side: 'home', player: 'A3', hit: true },
      { side: 'away', player: 'B3', hit: false },
    ]);
  });

  it('level, drawn, without a result, or awarded', async () => {
    const level = [made('A', 1), made('B', 1)];
    const status = async (outcome: unknown) => {
      const { state, sheet } = await ended(outcome, level);
      return [state.status, state.winner, sheet.result?.kind];
    };
    expect(await status({ result: 'tie' })).toEqual(['ended', 'draw', 'tied']);
    expect(await status({ result: 'draw' })).toEqual(['ended', 'draw', 'drawn']);
    expect(await status({ result: 'no result' })).toEqual(['abandoned', null, 'noResult']);
    expect(await status({ winner: 'Nut Tigers', method: 'Awarded' })).toEqual([
      ...['awarded', 'away', 'won'],
    ]);
    expect(await status(undefined)).toEqual(['unknown', null, undefined]);
  });

  it('by an innings, after a follow-on', async () => {
    const long = { match_type: 'Test', overs: undefined, dates: ['2023-04-01', '2023-04-02'] };
    const { state, sheet } = await ended(
      { winner: 'Bao Lions', by: { innings: 1, runs: 6 } },
      [made('A', 3, { declared: true }), made('B', 1), made('B', 1)],
      long,
    );
    expect(state.periods.map(({ closed }) => closed)).toEqual(['declared', undefined, undefined]);
    expect(sheet.parts.map(({ followOn }) => followOn)).toEqual([false, false, true]);
    expect(sheet.result).toMatchObject({ by: 'innings', n: 6 });
    expect([sheet.limit, sheet.parts[1]!.target]).toEqual([null, null]);
  });

  it('in the fourth innings, of which one may be forfeited', async () => {
    const long = { match_type: 'MDM', overs: undefined };
    const { sheet, state } = await ended(
      { winner: 'Nut Tigers', by: { wickets: 10 } },
      [
        made('A', 3),
        { team: 'Nut Tigers', forfeited: true },
        { team: 'Bao Lions', forfeited: true },
        made('B', 4),
      ],
      long,
    );
    expect(sheet.parts[3]!.target).toEqual({ runs: 19, overs: null });
    expect(sheet.parts.map(({ closed }) => closed)).toEqual([null, 'forfeited', 'forfeited', null]);
    expect(state).toMatchObject({ status: 'ended', score: { home: 18, away: 24 } });
  });
});

describe('the timeline', () => {
  it('tells boundaries, wickets and reviews by over and ball, with the score', async () => {
    const { incidents } = await read(
      cricketMatch({}, [
        innings('A', [
          over(
            0,
            ball(who, 0, { extras: { wides: 1 } }),
            ball(who, 4),
            ball(who, 4, { non_boundary: true }),
            ball(who, 0, {
              ...out('A1', 'caught', { name: 'B2' }),
              review: {
                by: 'Bao Lions',
                batter: 'A1',
                decision: 'struck down',
                umpires_call: true,
              },
            }),
          ),
        ]),
      ]),
    );
    expect(incidents.map(({ kind, minute, added, text }) => [kind, minute, added, text])).toEqual([
      ['periodStart', null, null, null],
      ['run', 0, 1, '4'],
      ['wicket', 0, 3, 'caught, B2'],
      ['review', 0, 3, "struck down, umpire's call"],
      ['periodEnd', null, null, '9/1'],
    ]);
    expect(incidents[2]).toMatchObject({ player: 'A1', other: 'B11', score: { home: 9, away: 0 } });
    const orders = incidents.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(new Set(incidents.map(({ key }) => key)).size).toBe(incidents.length);
  });
});

it('replays a match ball by ball at a pace of its own, and says nothing before it happened', async () => {
  const file = cricketMatch({}, [
    innings('A', [quiet(0, who, 1), over(1, ball('A2 A1 B10', 0, out('A2', 'bowled')))]),
    innings('B', [quiet(0, 'B1 B2 A11')]),
  ]);
  const path = own.file('5.json', file);
  const [replay] = await replaysOf(cricsheet, [path], now);
  const { messages } = await readAll(cricsheet, [path], now);
  const told = replay!.timeline.flatMap(({ messages }) => messages);
  const sheets = of([...replay!.opening, ...told], 'sheet').map(
    ({ sheet }) => sheet as ScorecardSheet,
  );
  expect(sheets[0]).toMatchObject({ result: null, playersOfMatch: [], parts: [] });
  expect(sheets.slice(0, -1).every(({ result }) => result === null)).toBe(true);
  // After seven balls.
  expect(sheets[8]!.parts).toMatchObject([{ runs: 6, wickets: 1, overs: '1.1' }]);
  expect(sheets[7]!.parts[0]!.batting).toMatchObject([
    { crease: 'striker' },
    { crease: 'partner' },
  ]);
  const states = of(told, 'state').map(({ state }) => state);
  expect(states.find(({ phase }) => phase === 'innings2')?.columns).toContainEqual({
    ...{ key: 'target', home: '', away: '7' },
  });
  expect(states.map(({ phase }) => phase)).toContain('inningsBreak');
  const last = <Type extends 'state' | 'sheet' | 'statistics'>(type: Type) => [
    of(told, type).at(-1),
    of(messages, type).at(-1),
  ];
  expect(states.at(-1)).toEqual(of(messages, 'state')[0]!.state);
  expect(sheets.at(-1)).toEqual(of(messages, 'sheet')[0]!.sheet);
  expect(last('statistics')[0]).toMatchObject({ statistics: last('statistics')[1]!.statistics });
});

describe('a broken file', () => {
  const broken = (path: string, value: unknown) => {
    const file = cricketMatch({}, [innings('A', [quiet(0, who, 1)])]);
    const keys = path.split('.');
    const last = keys.pop()!;
    // biome-ignore lint/suspicious/noExplicitAny: a path through JSON.
    const target = keys.reduce((at: any, key) => at[key], file);
    target[last] = value;
    return file;
  };

  it.each([
    ['meta.data_version', '2.0.0', 'meta.data_version', 'a version of another format'],
    ['info.dates', ['yesterday'], 'info.dates[0]', 'Invalid ISO date'],
    ['info.teams', ['Bao Lions'], 'info.teams', ''],
    ['info.teams', ['Bao Lions', 'Bao Lions'], 'info.teams', 'one team twice'],
    ['innings.0.team', 'Owls', 'innings[0].team', 'Owls is neither of the teams'],
    ['info.outcome.winner', 'Owls', 'info.outcome.winner', 'Owls is neither'],
    [
      'innings.0.overs.0.deliveries.3.runs.total',
      9,
      'innings[0].overs[0].deliveries[3].runs',
      'not the total',
    ],
    ['innings.0.overs.0.deliveries.3.bowler', null, 'innings[0].overs[0].deliveries[3].bowler', ''],
    ['innings.0.overs', [quiet(1, who), quiet(0, who)], 'innings[0].overs[1].over', '0 after 1'],
  ])('with a wrong %s is named with its place', async (path, value, place, reason) => {
    const reading = read(broken(path, value));
    await expect(reading).rejects.toThrow(FeedFileError);
    await expect(reading).rejects.toMatchObject({ place });
    await expect(reading).rejects.toThrow(reason);
  });

  it('keeps none of the others from being read', async () => {
    const files = [
      own.file('1.json', '{'),
      own.file('2.json', []),
      own.file('3.json', cricketMatch()),
    ];
    const told: string[] = [];
    const reading = (async () => {
      const context = { now, quarantine: () => expect.unreachable() };
      for await (const { file } of cricsheet.read(files, context)) told.push(file);
    })();
    await expect(reading).rejects.toThrow(/1\.json.*\n.*2\.json/);
    expect(told).toEqual([files[2]]);
  });
});
