import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TimedMatch } from '../adapter.ts';
import { of, raw, readAll, replaysOf } from '../fixtures/adapter-runs.ts';
import { realFiles } from '../reading/real-files.ts';
import { nfl } from './nfl.ts';

const files = realFiles('amfootball_nfl');
const now = new Date('2026-01-01T00:00:00Z');

interface Raw {
  qtr: string;
  home: RawSide;
  away: RawSide;
  scrsummary: Record<string, { desc: string }>;
}
interface RawSide {
  abbr: string;
  score: Record<string, number>;
  stats: { team: Record<string, number> };
}

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 120_000 }, () => {
  const given = files ?? [];
  let all: Awaited<ReturnType<typeof readAll>>;
  let replays: TimedMatch[];
  const raws = new Map<string, Raw>();
  beforeAll(async () => {
    all = await readAll(nfl, given, now);
    replays = await replaysOf(nfl, given, now);
    for (const file of given) {
      const eid = /(\d{10})\.json\.gz$/.exec(file)?.[1];
      const game = eid && raw<Record<string, Raw>>(file)[eid];
      if (eid && game) raws.set(eid, game);
    }
  }, 120_000);
  const told = (eid: string) => all.messages.filter((message) => message.match === eid);

  it('reads every game once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    const ids = all.fixtures.map(({ match }) => match);
    expect(ids).toHaveLength(2323);
    expect(new Set(ids).size).toBe(2323);
    expect(
      all.fixtures.every(({ startsAt, home, away }) => startsAt && home?.name && away?.name),
    ).toBe(true);
    const statuses = Object.groupBy(all.states, ({ status }) => status);
    expect(statuses.ended).toHaveLength(44);
    expect(statuses.abandoned).toHaveLength(1);
    expect(statuses.unknown).toHaveLength(2278);
  });

  it('has the score of each game as its file tells it, by quarters and by plays', () => {
    expect(raws.size).toBe(45);
    for (const [eid, { home, away }] of raws) {
      const state = of(told(eid), 'state')[0]?.state;
      expect(state?.score, eid).toEqual({ home: home.score.T, away: away.score.T });
      const sum = (side: 'home' | 'away') =>
        state?.periods.reduce((total, period) => total + period[side], 0);
      expect({ home: sum('home'), away: sum('away') }, eid).toEqual(state?.score);
      const items = of(told(eid), 'incidents')[0]?.items ?? [];
      // The plays of the game that was called off end before its score does.
      if (eid === '2011082755') continue;
      expect(items.findLast(({ score }) => score)?.score, eid).toEqual(state?.score);
      for (const period of state?.periods ?? []) {
        expect(gained(items, period.key), `${eid} ${period.key}`).toEqual([
          period.home,
          period.away,
        ]);
      }
    }
    const ties = all.states.filter(({ winner }) => winner === 'draw');
    expect(ties.map(({ score }) => score?.home).sort()).toEqual([24, 26]);
  });

  it('tells an entry for every play, and of each what it is', () => {
    const kinds = new Set(all.incidents.map(({ kind }) => kind));
    expect(kinds).not.toContain('note');
    expect(all.incidents.filter(({ kind }) => kind === 'touchdown')).toHaveLength(246);
    expect(all.incidents.filter(({ kind }) => kind === 'fieldGoal')).toHaveLength(139);
    expect(all.incidents.filter(({ kind }) => kind === 'safety')).toHaveLength(4);
    // 8,049 plays; one says nothing; tries that are missing, and a power failure, have entries of their own.
    expect(all.incidents.length).toBeGreaterThan(8048);
    const delays = all.incidents.filter(({ kind }) => kind === 'delay');
    expect(delays.map(({ text }) => text)).toEqual([
      'After this play, the Superdome had a power failure that began at 7:38 p.m. local time.  A delay ensued until 8:08 p.m. local time.',
    ]);
  });

  it('counts from the plays what the files have as totals', () => {
    const names = {
      totfd: 'firstDowns',
      pyds: 'passingYards',
      ryds: 'rushingYards',
      totyds: 'totalYards',
      pen: 'penalties',
      penyds: 'penaltyYards',
      trnovr: 'turnovers',
      pt: 'punts',
    };
    for (const [eid, { home, away }] of raws) {
      const statistics = of(told(eid), 'statistics')[0]?.statistics ?? [];
      for (const [name, key] of Object.entries(names)) {
        const whole = statistics.find((one) => one.period === 'all' && one.key === key);
        expect([whole?.home, whole?.away], `${eid} ${key}`).toEqual([
          home.stats.team[name],
          away.stats.team[name],
        ]);
        const quarters = statistics.filter((one) => one.period !== 'all' && one.key === key);
        for (const side of ['home', 'away'] as const) {
          const sum = quarters.reduce((total, one) => total + one[side], 0);
          expect(sum, `${eid} ${key} ${side}`).toBe(whole?.[side]);
        }
      }
    }
  });

  it('measures drives as the summaries of scores do', () => {
    let measured = 0;
    for (const [eid, { scrsummary }] of raws) {
      const drives = drivesIn(of(told(eid), 'sheet')[0]?.sheet);
      for (const [key, { desc }] of Object.entries(scrsummary)) {
        const found = /Drive: (\d+) plays?, (-?\d+) yards? in (\d+):(\d\d)/.exec(desc);
        const drive = drives.find(({ plays }) => plays.some((play) => play.key === key));
        if (!found || !drive) continue;
        const [downs, yards, minutes, seconds] = found.slice(1).map(Number);
        expect([drive.downs, drive.yards, drive.seconds], `${eid} ${key}`).toEqual([
          downs,
          yards,
          (minutes ?? 0) * 60 + (seconds ?? 0),
        ]);
        measured += 1;
      }
    }
    expect(measured).toBe(364);
  });

  it('keeps sheets small', () => {
    for (const { sheet } of of(all.messages, 'sheet')) {
      expect(JSON.stringify(sheet).length).toBeLessThan(60_000);
      for (const part of sheet.parts) expect(JSON.stringify(part).length).toBeLessThan(8_000);
    }
  });

  it('replays each game as long as games last, without giving the result away', () => {
    expect(replays).toHaveLength(45);
    for (const { match, opening, timeline } of replays) {
      const messages = timeline.flatMap((moment) => moment.messages);
      expect(of(opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted', score: null });
      const scores = of(messages, 'state').map(
        ({ state }) => (state.score?.home ?? 0) + (state.score?.away ?? 0),
      );
      expect(scores, match).toEqual(scores.toSorted((a, b) => a - b));
      expect(of(messages, 'state').at(-1)?.state).toEqual(of(told(match), 'state')[0]?.state);
      const minutes = (timeline.at(-1)?.at ?? 0) / 60;
      expect(minutes, match).toBeGreaterThan(match === '2011082755' ? 80 : 115);
      expect(minutes, match).toBeLessThan(240);
      const phases = timeline.flatMap(({ at, messages: said }) =>
        of(said, 'state').map(({ state: { phase } }) => ({ at, phase })),
      );
      const ofHalf = phases.findIndex(({ phase }) => phase === 'halfTime');
      const goesOn = phases.findIndex(({ phase }, place) => place > ofHalf && phase !== 'halfTime');
      expect(phases[goesOn]!.at - phases[ofHalf]!.at, match).toBeGreaterThan(780);
      for (const [place, { phase }] of phases.entries()) {
        const before = phases[place - 1]?.phase;
        if (phase === 'q2' || phase === 'q4') {
          expect(['break', 'timeout', phase], `${match} ${phase}`).toContain(before);
        }
      }
      let clock = { at: 0, seconds: 900, running: false };
      for (const { at, messages: said } of timeline) {
        for (const { state } of of(said, 'state')) if (state.clock) clock = { ...state.clock, at };
        const shown = clock.running ? clock.seconds - (at - clock.at) : clock.seconds;
        for (const { seconds, kind } of of(said, 'incidents').flatMap(({ items }) => items)) {
          // One clock of 2012020500 was set right by three seconds.
          if (kind !== 'gameEnd')
            expect(Math.abs(shown - (seconds ?? 0)), `${match} ${at}`).toBeLessThanOrEqual(3);
        }
      }
    }
  });
});

type Drive = Extract<Sheet, { kind: 'drives' }>['parts'][number];

function drivesIn(sheet: Sheet | undefined): readonly Drive[] {
  return sheet?.kind === 'drives' ? sheet.parts : [];
}

/** Points of a quarter by the scores that stand in the timeline. */
function gained(items: readonly IncidentItem[], period: string): [number, number] {
  const scores = items.flatMap(({ period: key, score }) => (score ? [{ key, score }] : []));
  const first = scores.findIndex(({ key }) => key === period);
  const last = scores.findLast(({ key }) => key === period)?.score;
  const before = scores[first - 1]?.score;
  if (!last) return [0, 0];
  return [last.home - (before?.home ?? 0), last.away - (before?.away ?? 0)];
}
