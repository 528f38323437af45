import { sports } from '@xiongmao/api/catalogue/sports';
import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { describe, expect, it } from 'vitest';
import { nonsenseIn } from '#modules/feeds/index.ts';
import { leader } from './scene.ts';
import { type Script, scriptOf } from './script.ts';
import { scriptsOf, statesOf } from './testing/days.ts';
import { reader } from './testing/reader.ts';

const scripts = scriptsOf('2026-03-07', 1);
const sportOf = ({ plan }: Script) => sports[plan.game.sport];

/** The first script that breaks a rule, and how: a message for the failing test. */
function firstFault(fault: (script: Script) => string | null): string | null {
  for (const script of scripts) {
    const found = fault(script);
    if (found) return `${script.plan.id}: ${found}`;
  }
  return null;
}

describe('what is said of a match', () => {
  it('is well-formed and makes sense for its game', () => {
    const fault = firstFault(({ facts, plan }) => {
      for (const { message } of facts) {
        const parsed = feedMessage.safeParse(message);
        if (!parsed.success) return JSON.stringify([parsed.error.issues, message]).slice(0, 600);
        const nonsense = nonsenseIn(message, plan.game.gameId);
        if (nonsense) return nonsense;
      }
      return null;
    });
    expect(fault).toBeNull();
  });

  it('is said in order, with a newer version each time', () => {
    const fault = firstFault(({ facts }) => {
      const versions = new Map<string, number>();
      for (const { at, message } of facts) {
        if (message.type === 'heartbeat') return 'a heartbeat is no fact';
        if (at < message.version) return `${message.type} is told before it happens`;
        for (const thing of thingsIn(message)) {
          const before = versions.get(thing) ?? -1;
          if (message.version <= before) return `${thing} is told again with an old version`;
          versions.set(thing, message.version);
        }
      }
      return null;
    });
    expect(fault).toBeNull();
  });

  it('is the same whenever the match is asked for', () => {
    for (const script of scripts.filter((_, index) => index % 9 === 0)) {
      expect(scriptOf(script.plan)).toEqual(script);
    }
  });
});

function thingsIn(message: FeedMessage): string[] {
  if (message.type === 'incidents') return message.items.map(({ key }) => `incident ${key}`);
  if (message.type === 'actions') return message.items.map(({ order }) => `action ${order}`);
  if (message.type === 'odds') return [`odds ${message.odds.bookmaker} ${message.odds.market}`];
  return [message.type + (message.type === 'lineup' ? message.lineup.side : '')];
}

describe('a score', () => {
  it('is the sum of its periods, or of the periods won', () => {
    const fault = firstFault((script) => {
      for (const { state } of statesOf(script)) {
        if (!state.score || state.status === 'awarded') continue;
        const told = JSON.stringify(state.score);
        const counted = JSON.stringify(counting(state, script));
        if (told !== counted) return `${told}, by its periods ${counted}`;
      }
      return null;
    });
    expect(fault).toBeNull();
  });

  it('never falls but by one point or goal that is taken back', () => {
    const fault = firstFault((script) => {
      const states = statesOf(script).map(({ state }) => state);
      for (const [index, { score }] of states.entries()) {
        const before = states[index - 1]?.score;
        if (!score || !before) continue;
        const fallen = before.home + before.away - score.home - score.away;
        if (fallen > 1) return `falls by ${fallen}`;
        if (fallen === 1 && sportOf(script).scoring !== 'points') return 'a set is taken back';
      }
      return null;
    });
    expect(fault).toBeNull();
  });
});

function counting({ periods }: MatchState, script: Script): ScorePair {
  const sport = sportOf(script);
  const score = { home: 0, away: 0 };
  for (const period of periods) {
    const extra = sport.extra.find(({ key }) => key === period.key.replace(/\d+$/, ''));
    if (extra?.inScore === false) continue;
    if (sport.scoring === 'points') {
      score.home += period.home;
      score.away += period.away;
    } else if (period.winner) {
      score[period.winner] += 1;
    }
  }
  return score;
}

describe("football's shots", () => {
  it('are the same by where they were taken, by the timeline and by the statistics', () => {
    const drawn = firstFault((script) => {
      if (script.plan.game.slug !== 'soccer') return null;
      const { hear, known } = reader();
      hear(script.facts.map(({ message }) => message));
      const entries = [...known.incidents.values()];
      const actions = [...known.actions.values()];
      const withdrawn = entries.filter((entry) => entry.withdrawn);
      for (const side of ['home', 'away'] as const) {
        const of = (list: readonly { kind: string; side: string | null }[], kinds: RegExp) =>
          list.filter((one) => one.side === side && kinds.test(one.kind)).length;
        const taken = actions.filter(({ success }) => success);
        const statistic = (wanted: string) =>
          known.statistics.find(({ period, key }) => period === 'all' && key === wanted)?.[side];
        const counts = {
          goals: [of(taken, /^goal$/), of(entries, /^(goal|penaltyGoal)$/)],
          onTarget: [
            of(taken, /^(goal|shot|penalty)$/) - of(withdrawn, /./),
            statistic('shotsOnTarget') ?? 0,
          ],
          shots: [
            of(actions, /^(goal|shot|penalty)$/) - of(withdrawn, /./),
            statistic('shots') ?? 0,
          ],
        };
        for (const [name, [one, other]] of Object.entries(counts)) {
          if (one !== other) return `${side} ${name}: ${one}, ${other}`;
        }
      }
      return null;
    });
    expect(drawn).toBeNull();
  });
});

describe('the end', () => {
  const ended = scripts.flatMap((script) => {
    const last = statesOf(script).at(-1)?.state;
    return last?.status === 'ended' ? [{ script, last }] : [];
  });

  it('comes for all but those that meet with trouble', () => {
    const unended = scripts.length - ended.length;
    const given = scripts.filter(({ plan }) =>
      ['cancelled', 'awarded', 'abandoned'].includes(plan.trouble?.kind ?? ''),
    );
    expect(unended).toBe(given.length);
  });

  it('names the right winner, and none of a lobby', () => {
    for (const { script, last } of ended) {
      if (script.plan.lobby) {
        expect([last.score, last.winner]).toEqual([null, null]);
        continue;
      }
      const decider = last.periods.findLast(({ key }) => /^(pen|superOver)/.test(key));
      const winner = leader(last.score!) ?? (decider ? leader(decider) : null);
      const { league, game } = script.plan;
      const drawn = league.twoDays === true || /soccer|generic|americanFootball/.test(game.sport);
      expect(winner !== null || (drawn && !league.knockout), script.plan.id).toBe(true);
      // Two days of cricket may end without a winner whatever the score.
      if (last.winner !== 'draw' || !league.twoDays) expect(last.winner).toBe(winner ?? 'draw');
    }
  });

  it('leaves a half-inning unplayed where the home side leads without it, and no other', () => {
    const baseball = ended.filter(({ script }) => script.plan.game.sport === 'baseball');
    const lines = baseball.map(({ last }) => last.periods.map(({ unplayed }) => unplayed));
    expect(lines.some((line) => line.at(-1) === 'home')).toBe(true);
    expect(lines.flatMap((line) => line.slice(0, -1)).filter(Boolean)).toEqual([]);
    for (const { last } of baseball) {
      const { home, unplayed } = last.periods.at(-1)!;
      if (unplayed) expect([home, last.winner]).toEqual([0, 'home']);
    }
  });

  it('comes when a side has won as many games as it takes, and not later', () => {
    for (const { script, last } of ended) {
      const { bestOf } = script.plan.league;
      if (bestOf === undefined) continue;
      const wanted = Math.ceil(bestOf / 2);
      expect(Math.max(last.score!.home, last.score!.away), script.plan.id).toBe(wanted);
      expect(Math.min(last.score!.home, last.score!.away), script.plan.id).toBeLessThan(wanted);
    }
  });

  it('leaves no clock, phase or server behind', () => {
    for (const { last } of ended) {
      expect(last).toMatchObject({ clock: null, phase: null, note: null });
      expect(last.columns.map(({ key }) => key)).not.toContain('serving');
    }
  });
});

describe('a clock', () => {
  it('is told anew only when it stops, starts or changes its pace', () => {
    for (const script of scripts.filter(({ plan }) => plan.game.slug === 'soccer')) {
      const clocks = new Set(statesOf(script).flatMap(({ state }) => state.clock?.at ?? []));
      // Two per half, extra time included, and two for a stop.
      expect(clocks.size).toBeLessThanOrEqual(10);
    }
  });

  it('reads the same as the time that has passed since it last ran', () => {
    for (const script of scripts) {
      const direction = sportOf(script).clock?.direction;
      const states = statesOf(script);
      for (const [index, { at, state }] of states.entries()) {
        const before = states[index - 1]?.state;
        if (!state.clock || !before?.clock?.running || before.phase !== state.phase) continue;
        const passed = (Date.parse(state.clock.at) - Date.parse(before.clock.at)) / 1000;
        const reading = before.clock.seconds + (direction === 'down' ? -passed : passed);
        expect(Math.abs(reading - state.clock.seconds), `${script.plan.id} ${at}`).toBeLessThan(
          0.5,
        );
      }
    }
  });
});
