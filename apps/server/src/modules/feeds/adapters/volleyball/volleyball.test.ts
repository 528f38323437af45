import type { RalliesSheet } from '@xiongmao/api/matches/sheets/rallies';
import { afterAll, describe, expect, test } from 'vitest';
import { FeedFileError } from '../adapter.ts';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { dayOf, textOf } from './dvw-text.ts';
import { volleyball } from './volleyball.ts';

const now = new Date('2031-12-01T00:00:00Z');
const folder = scratch();
afterAll(() => folder.remove());
let turn = 0;
const file = (name: string, content: unknown) => folder.file(`${++turn}/${name}`, content);

const six = { home: [1, 2, 3, 4, 5, 6], away: [11, 12, 13, 14, 15, 16] };
const player = (side: 0 | 1, number: number, name: string, more = ';;2') =>
  `${side};${number};;;;;;;P${side}${number};${name};Ann;${more};;;`;

interface Given {
  match?: string;
  /** The second line of the match: the day's number since 1900 stands in it. */
  serial?: string;
  generator?: string;
  teams?: readonly string[];
  sets?: readonly string[];
  rows?: readonly string[];
  symbols?: string;
}

/** A scout's file of two invented teams. */
function dvw({
  match = '21/04/2031;19.30.00;2030/2031;Coast League 2030/2031 - Play-offs;Final;;7;12;UTF-8;1;Z;0;',
  serial = ';;;;;;;',
  generator = '20/04/2031 13.18.26',
  teams = ['1;Gulls;3;Mo Moor;;1;', '2;Herons;0;Lu Lind;;1;'],
  sets = [],
  rows = [],
  symbols = '=~~~#~~~=~~~~~~~=/~~#~~~=/~~#~~~=~~~~~~~=~~~~~~~=~~~~~~~',
}: Given): string {
  return [
    ...['[3DATAVOLLEYSCOUT]', `GENERATOR-DAY: ${generator}`],
    ...['[3MATCH]', match, serial, '[3TEAMS]', ...teams],
    ...['[3MORE]', ';;;Port;Port Arena;', '[3SET]'],
    ...Array.from({ length: 5 }, (_, index) =>
      sets[index] ? `True;8-5;16-10;21-14;${sets[index]};27;` : 'True;;;;;;',
    ),
    ...[
      '[3PLAYERS-H]',
      player(0, 1, 'Alder', ';L;1'),
      player(0, 2, 'Birch'),
      player(0, 3, 'Cedar'),
    ],
    ...['[3PLAYERS-V]', player(1, 11, 'Khan', ';C;5'), player(1, 12, 'Lopez')],
    ...['[3ATTACKCOMBINATION]', '[3SETTERCALL]', '[3WINNINGSYMBOLS]', symbols, '[3SCOUT]', ...rows],
  ].join('\r\n');
}

/** A row of a set at a time, with who stands where. */
function row(code: string, set = 1, time = '', court = six): string {
  const numbers = [...court.home, ...court.away].join(';');
  return `${code};;;;;;;${time};${set};1;1;;;;${numbers};`;
}

/** Rallies that a side wins with its serve, from 0–0 on. */
function run(set: number, home: number, away: number): string[] {
  const rows: string[] = [];
  for (let point = 1; point <= away; point += 1) {
    rows.push(row('a11SM#', set), row(`ap00:${String(point).padStart(2, '0')}`, set));
  }
  for (let point = 1; point <= home; point += 1) {
    const score = [point, away].map((one) => String(one).padStart(2, '0')).join(':');
    rows.push(row('*02SM#', set), row(`*p${score}`, set));
  }
  return [...rows, `**${set}set;;;;;;;;${set + 1};1;1;;;;;;;;;;;;;;;;;`];
}

async function read(name: string, content: unknown) {
  const all = await readAll(volleyball, [file(name, content)], now);
  const [sheet] = of(all.messages, 'sheet').map((message) => message.sheet as RalliesSheet);
  return { ...all, sheet, state: all.states[0]!, fixture: all.fixtures[0]! };
}

const whole = {
  sets: ['25-20', '25-10', '25-23'],
  rows: [...run(1, 25, 20), ...run(2, 25, 10), ...run(3, 25, 23)],
};

describe('volleyball', () => {
  test('who met whom, where, when and for what', async () => {
    const { fixture, state, lineups } = await read('a.dvw', dvw(whole));
    expect(fixture).toMatchObject({
      ...{ gameId: 206, season: '2030/2031', date: '2031-04-21', startsAt: null, round: 'Round 7' },
      league: { id: 'coastleague', name: 'Coast League' },
      ...{ stage: 'Play-offs', venue: 'Port Arena' },
      home: { id: 'gulls', name: 'Gulls' },
      away: { id: 'herons', name: 'Herons' },
    });
    expect(state).toMatchObject({
      ...{ status: 'ended', score: { home: 3, away: 0 }, winner: 'home' },
      periods: [{ key: 'set1', home: 25, away: 20 }, {}, { key: 'set3', home: 25, away: 23 }],
    });
    expect(lineups.map(({ coach }) => coach)).toEqual(['Mo Moor', 'Lu Lind']);
    expect(lineups[0]?.players.map(({ name, position }) => `${name} ${position}`)).toEqual([
      ...['Ann Alder L', 'Ann Birch OH', 'Ann Cedar OH'],
    ]);
  });

  test('the sets that each has won are those told of the teams, also where the sets say otherwise', async () => {
    const teams = ['1;Gulls;2;Mo Moor;;1;', '2;Herons;3;Lu Lind;;1;'];
    const { state } = await read('a.dvw', dvw({ ...whole, teams }));
    expect(state).toMatchObject({ score: { home: 2, away: 3 }, winner: 'away' });
    const open = ['1;Gulls;0;Mo Moor;;1;', '2;Herons;0;Lu Lind;;1;'];
    expect((await read('a.dvw', dvw({ ...whole, teams: open }))).state).toMatchObject({
      score: { home: 3, away: 0 },
    });
  });

  test('two who meet twice on a day have two matches, each its own in whatever order', async () => {
    const again = dvw({ ...whole, sets: ['21-25', ...whole.sets] });
    const files = [file('a.dvw', dvw(whole)), file('b.dvw', again), file('c.dvw', dvw(whole))];
    const ids = async (given: string[]) =>
      (await readAll(volleyball, given, now)).fixtures.map(({ match }) => match);
    const both = await ids(files.slice(0, 2));
    expect(new Set(both).size).toBe(2);
    expect(await ids([files[1]!])).toEqual([both[1]]);
    expect(await ids([files[2]!])).toEqual([both[0]]);
  });

  test.each([
    ['ace', ['*02SM#', 'a11RM='], '*', 'Ann Birch'],
    ['serviceError', ['*02SM=', 'a$$&H#'], 'a', 'Ann Birch'],
    ['attack', ['*02SM-', 'a11RM+', 'a12AH#', '*03DH='], 'a', 'Ann Lopez'],
    ['attackError', ['*02SM-', 'a11RM+', 'a12AH=', '*$$&H#'], '*', 'Ann Lopez'],
    ['block', ['*02SM-', 'a12AH/', '*03BH#'], '*', 'Ann Cedar'],
    ['attackBlocked', ['*02SM-', 'a12AH/'], '*', 'Ann Lopez'],
    ['receptionError', ['*02SM-', 'a11RM='], '*', 'Ann Khan'],
    ['settingError', ['*02SM-', 'a11EH='], '*', 'Ann Khan'],
    ['blockError', ['*02SM-', 'a12AH-', '*03BH='], 'a', 'Ann Cedar'],
  ])('a rally ends with %s', async (ending, touches, side, by) => {
    const point = side === '*' ? '*p01:00' : 'ap00:01';
    const { sheet } = await read(
      'a.dvw',
      dvw({ rows: [...touches, point].map((code) => row(code)) }),
    );
    expect(sheet?.parts[0]?.rallies).toEqual([
      {
        ...{ server: 'home', winner: side === '*' ? 'home' : 'away', ending, player: by },
        score: side === '*' ? { home: 1, away: 0 } : { home: 0, away: 1 },
        ...{ by: 'Ann Birch', court: six },
      },
    ]);
  });

  test('what wins and loses a point is what its scout has chosen', async () => {
    const rows = ['*02SM-', 'a12AH-', '*03DH/', 'ap00:01'].map((code) => row(code));
    const symbols = '=~~~#~~~=~~~~~~~=/~~#~~~=/~~#~~~=/~~~~~~=~~~~~~~=~~~~~~~';
    const usual = await read('a.dvw', dvw({ rows }));
    expect(usual.sheet?.parts[0]?.rallies[0]).not.toHaveProperty('ending');
    const own = await read('a.dvw', dvw({ rows, symbols }));
    expect(own.sheet?.parts[0]?.rallies[0]).toMatchObject({ ending: 'diggingError' });
  });

  test('positions are told where they change', async () => {
    const turned = { ...six, away: [12, 13, 14, 15, 16, 11] };
    const rows = [
      ...[row('*02SM#'), row('*p01:00'), row('*02SM='), row('ap01:01')],
      ...[row('a12SM=', 1, '', turned), row('*p02:01', 1, '', turned)],
    ];
    const { sheet } = await read('a.dvw', dvw({ rows }));
    expect(sheet?.parts[0]?.rallies.map(({ court }) => court?.away)).toEqual([
      ...[six.away, undefined, turned.away],
    ]);
  });

  test('time-outs, substitutions and ends of sets stand in the timeline, with the points of the set', async () => {
    const rows = [
      row('*02SM#'),
      row('*p01:00'),
      row('aT'),
      row('*c02:03'),
      row('ac12:19'),
      ...run(1, 25, 20),
    ];
    const { incidents } = await read('a.dvw', dvw({ sets: ['25-20'], rows }));
    expect(incidents).toMatchObject([
      { kind: 'timeout', side: 'away', text: '1–0' },
      { kind: 'substitution', side: 'home', player: 'Ann Cedar', other: 'Ann Birch', text: '1–0' },
      { kind: 'substitution', side: 'away', player: '#19', other: 'Ann Lopez' },
      { kind: 'periodEnd', side: 'home', text: '25–20', score: { home: 1, away: 0 } },
    ]);
  });

  test('what each player and side did is counted', async () => {
    const touches = [
      '*02SM-',
      'a11RM#',
      'a12AH-',
      '*03DH+',
      '*03AH#',
      '*p01:00',
      '*02SM#',
      'a11RM=',
      '*p02:00',
    ];
    const { lineups, statistics } = await read(
      'a.dvw',
      dvw({ rows: touches.map((code) => row(code)) }),
    );
    const [home, away] = lineups.map(({ players }) =>
      Object.fromEntries(players.map(({ number, statistics: own }) => [number, own])),
    );
    expect(home?.[2]).toMatchObject({ serves: 2, aces: 1, points: 1 });
    expect(home?.[3]).toMatchObject({ attacks: 1, kills: 1, digs: 1, points: 1 });
    expect(away?.[11]).toMatchObject({ receptions: 2, perfectReceptions: 1, receptionErrors: 1 });
    expect(statistics).toContainEqual({ period: 'all', key: 'kills', home: 1, away: 0 });
    expect(statistics).toContainEqual({ period: 'all', key: 'attacks', home: 1, away: 1 });
  });

  test('a file that ends before three sets tells no winner', async () => {
    const { state } = await read(
      'a.dvw',
      dvw({ sets: ['25-20', '25-10'], rows: [...run(1, 25, 20), ...run(2, 25, 10)] }),
    );
    expect(state).toMatchObject({ status: 'unknown', score: { home: 2, away: 0 }, winner: null });
  });

  test('sets of which no row is left have their result', async () => {
    const { state, sheet } = await read('a.dvw', dvw({ sets: whole.sets, rows: run(3, 25, 23) }));
    expect(state).toMatchObject({ score: { home: 3, away: 0 }, status: 'ended' });
    expect(sheet?.parts.map(({ key }) => key)).toEqual(['set3']);
  });

  test('the VolleyStation document says the same', async () => {
    const { fixture, state, sheet, incidents, lineups } = await read('b.vsm', vsm());
    expect(fixture).toMatchObject({ date: '2031-08-23', league: null, home: { name: 'Gulls' } });
    expect(state).toMatchObject({ status: 'ended', score: { home: 3, away: 0 }, winner: 'home' });
    expect(sheet?.parts[0]?.rallies[0]).toEqual({
      ...{ server: 'home', winner: 'home', score: { home: 1, away: 0 }, ending: 'ace' },
      ...{ player: 'Ann Birch', by: 'Ann Birch', court: six },
    });
    expect(incidents.slice(0, 2)).toMatchObject([
      { kind: 'timeout', side: 'away' },
      { kind: 'substitution', side: 'home', player: '#9', other: 'Ann Birch' },
    ]);
    expect(lineups[0]?.players[0]).toMatchObject({
      name: 'Ann Birch',
      position: 'MB',
      starter: true,
    });
  });

  test('the score of the document tells who won a rally that is marked as the other side’s', async () => {
    const told = vsm();
    const [set, ...rest] = told.scout.sets;
    const events = set!.events.map((event) =>
      'exchange' in event && event.score.home === 7
        ? { ...event, exchange: { ...event.exchange, point: 'a' } }
        : event,
    );
    const { sheet, statistics } = await read('b.vsm', {
      ...told,
      scout: { sets: [{ ...set, events }, ...rest] },
    });
    expect(sheet?.parts[0]?.rallies[6]).toMatchObject({
      winner: 'home',
      score: { home: 7, away: 0 },
    });
    expect(statistics).toContainEqual({ period: 'set1', key: 'pointsWon', home: 25, away: 0 });
  });

  describe('replayed', () => {
    test.each([
      ['a scout’s rows', 'a.dvw', () => dvw(whole)],
      ['a document', 'b.vsm', () => vsm()],
    ])('%s say nothing before it happened, and end as the file does', async (_, name, content) => {
      const path = file(name, content());
      const [replay] = await replaysOf(volleyball, [path], now);
      const all = await readAll(volleyball, [path], now);
      const told = replay!.timeline.flatMap(({ messages }) => messages);
      expect(of(replay!.opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted' });
      expect(of(told, 'state').at(-1)?.state).toEqual(all.states[0]);
      expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(all.messages, 'sheet')[0]?.sheet);
      expect(of(told, 'statistics').at(-1)?.statistics).toEqual(all.statistics);
      expect(of(told, 'incidents').flatMap(({ items }) => items)).toEqual(all.incidents);
      const states = of(told, 'state').map(({ state }) => state);
      expect(states[1]).toMatchObject({
        status: 'live',
        phase: 'set1',
        score: { home: 0, away: 0 },
      });
      const sets = states.map(({ score }) => score!.home + score!.away);
      expect(sets).toEqual(sets.toSorted((a, b) => a - b));
    });

    test('rows have their time, also past midnight', async () => {
      const rows = [
        ...[row('*02SM#', 1, '23.59.50'), row('*p01:00', 1, '23.59.58')],
        ...[row('*02SM#', 1, '00.00.10'), row('*p02:00', 1, '')],
      ];
      const [replay] = await replaysOf(volleyball, [file('a.dvw', dvw({ rows }))], now);
      const points = replay!.timeline.filter(({ messages }) => of(messages, 'sheet').length > 0);
      expect(points.map(({ at }) => at).slice(0, 2)).toEqual([8, 20]);
    });
  });

  describe('text and dates', () => {
    test.each([
      ['UTF-8', Buffer.from('Kästner; Szakmáry'), 'Kästner; Szakmáry'],
      [
        'UTF-8 with odd bytes among its codes',
        Buffer.concat([Buffer.from('Kästner[3ATTACKCOMBINATION]'), Buffer.from([0xff])]),
        'Kästner[3ATTACKCOMBINATION]\ufffd',
      ],
      ['UTF-8, twice', Buffer.from('KÃ¤stner; SzakmÃ¡ry'), 'Kästner; Szakmáry'],
      ['Windows-1250', Buffer.from([0x53, 0xb3, 0x61, 0x62, 0x79]), 'Słaby'],
      ['Windows-1252', Buffer.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]), 'Müller'],
    ])('names are read in %s', (_, bytes, text) => {
      expect(textOf(bytes)).toBe(text);
    });

    const hints = { others: [], serial: '', name: 'match.dvw' };
    test.each([
      ['the day first, as no month is the 21st', '21/04/2018', hints, '2018-04-21'],
      ['the month first, as no month is the 28th', '12/28/2012', hints, '2012-12-28'],
      ['one day, whichever comes first', '05/05/2020', hints, '2020-05-05'],
      ['by the day’s number', '03/01/2019', { ...hints, serial: '43525' }, '2019-03-01'],
      ['by the file’s name', '03/01/2019', { ...hints, name: '190301_a_b.dvw' }, '2019-03-01'],
      [
        'by another date of the file',
        '03/01/2019',
        { ...hints, others: ['28/12/2018'] },
        '2019-01-03',
      ],
      ['not, where nothing tells', '08/11/2020', hints, null],
    ])('a date is read %s', (_, date, given, day) => {
      expect(dayOf(date, given)).toBe(day);
    });
  });

  describe('a broken file', () => {
    test.each([
      ['a.dvw', '[3MATCH]\nnothing else', 'file: no section [3TEAMS]'],
      ['a.dvw', dvw({ teams: ['1;Gulls;3;;;'] }), '[3TEAMS]: no away team'],
      ['a.dvw', `${dvw({})}\r\n*02SM#;;;`, /^line \d+: cut off$/],
      ['a.dvw', dvw({ rows: [row('*02SM#', 7)] }), /^line \d+: no set 7$/],
      [
        'a.dvw',
        dvw({}).replace(';1;;;;;;;P01', ';x;;;;;;;P01'),
        /^line \d+: a player without a number$/,
      ],
      ['b.vsm', '{"scout":', /^line 1, column \d+: not JSON/],
      ['b.vsm', { scout: { sets: [] } }, /^team/],
    ])('is named with its place (%s, %#)', async (name, content, expected) => {
      const error = await read(name, content).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(FeedFileError);
      const { place, reason } = error as FeedFileError;
      expect(`${place}: ${reason}`).toMatch(expected);
    });

    test('may have what stands twice: it counts once', async () => {
      const timed = whole.rows.map((text, index) =>
        text.replace(';;;;;;;;', `;;;;;;;${clock(index)};`),
      );
      const once = await read('a.dvw', dvw({ ...whole, rows: timed }));
      const block = [...timed.slice(0, 30), ...timed.slice(10, 30), ...timed.slice(30)];
      const each = whole.rows.flatMap((text) => [text, text]);
      expect((await read('a.dvw', dvw({ ...whole, rows: block }))).messages).toEqual(once.messages);
      expect((await read('a.dvw', dvw({ ...whole, rows: each }))).statistics).toEqual(
        once.statistics,
      );
      const match = vsm();
      const twice = {
        sets: match.scout.sets.map((set) => ({
          ...set,
          events: set.events.flatMap((told) => [told, structuredClone(told)]),
        })),
      };
      const doubled = await read('b.vsm', { ...match, scout: twice });
      expect(doubled.messages).toEqual((await read('b.vsm', match)).messages);
    });

    test('tells rows that are not of its form, and the same match twice', async () => {
      const { quarantined } = await read('a.dvw', dvw({ rows: [row('*02SM#'), row('?!')] }));
      expect(quarantined).toMatchObject([{ reason: 'no row is coded ?!' }]);
      const twice = [file('a.dvw', dvw(whole)), file('b.dvw', dvw(whole))];
      await expect(readAll(volleyball, twice, now)).rejects.toThrow(/the match of .* again/);
    });
  });
});

const clock = (second: number) =>
  `19.${String(30 + Math.floor(second / 60)).padStart(2, '0')}.${String(second % 60).padStart(2, '0')}`;

function vsm() {
  const positions = (numbers: readonly number[]) => ({
    positions: Object.fromEntries(numbers.map((number, index) => [index + 1, number])),
  });
  const lineup = { home: positions(six.home), away: positions(six.away) };
  const serve = { team: '*', player: '02', skill: 'S', effect: '#', time: 100 };
  const rally = (home: number) => ({
    ...{ lineup, exchange: { plays: [serve], point: '*' }, score: { home, away: 0 } },
  });
  const timeout = { timeout: { team: 'a' }, score: { home: 1, away: 0 } };
  const change = { team: '*', playerIn: 9, playerOut: 2 };
  const events = [
    rally(1),
    timeout,
    { substitution: change, score: { home: 1, away: 0 } },
    ...Array.from({ length: 24 }, (_, index) => rally(index + 2)),
  ];
  const set = { events, score: { home: 25, away: 0 } };
  const birch = { shirtNumber: 2, code: 'BIR', firstName: 'Ann', lastName: 'Birch', position: 3 };
  return {
    startDate: '2031-08-23T22:22:08.798Z',
    scout: { sets: [set, set, set] },
    team: {
      home: { name: 'Gulls', players: [birch], libero: [1] },
      away: { name: 'Herons', players: [] },
    },
  };
}
