import { games } from '@xiongmao/api/catalogue/games';
import { type SportKey, sports } from '@xiongmao/api/catalogue/sports';
import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { scriptsOf, statesOf } from '../testing/days.ts';

const week = scriptsOf('2026-06-22', 7);
const hour = 3_600_000;

const liveAt = (now: number) =>
  week.filter(({ live }) => live !== null && live.from <= now && now < live.to);
const halfHours = (days: number) =>
  Array.from({ length: days * 48 }, (_, index) => Date.parse('2026-06-23') + index * (hour / 2));
const withTrouble = (kind: string) => week.filter(({ plan }) => plan.trouble?.kind === kind);
const statuses = (script: Script) => statesOf(script).map(({ state }) => state.status);

describe('a week of the demo', () => {
  it('has something live at any time, of many sports, and always soccer', () => {
    for (const now of halfHours(5)) {
      const at = new Date(now).toISOString();
      const played = liveAt(now);
      expect(played.length, at).toBeGreaterThanOrEqual(9);
      expect(new Set(played.map(({ plan }) => plan.game.slug)).size, at).toBeGreaterThanOrEqual(8);
      expect(new Set(played.map(({ plan }) => plan.game.sport)).size, at).toBeGreaterThanOrEqual(5);
      expect(played.some(({ plan }) => plan.game.slug === 'soccer')).toBe(true);
    }
  });

  it('shows live matches in different phases', () => {
    for (const now of halfHours(1)) {
      const phases = liveAt(now).map((script) => {
        const last = statesOf(script).findLast(({ at }) => at <= now);
        return `${script.plan.game.sport} ${last?.state.phase}`;
      });
      expect(new Set(phases).size).toBeGreaterThanOrEqual(6);
    }
  });

  it('brings every game to an end', () => {
    for (const { slug } of games) {
      const ended = week.some(
        (script) => script.plan.game.slug === slug && statuses(script).includes('ended'),
      );
      expect(ended, slug).toBe(true);
    }
  });

  it.each(Object.keys(sports) as SportKey[])('comes by every phase of %s', (key) => {
    const seen = new Set<string>();
    for (const script of week) {
      if (script.plan.game.sport !== key) continue;
      for (const { state } of statesOf(script)) {
        if (state.phase && state.status === 'live') seen.add(state.phase);
      }
    }
    const { breaks, extra, period } = sports[key];
    // A best of seven may not be needed to the last, nor a match of 35 frames.
    const regular = Math.min(period.count, key === 'cricket' ? 4 : 5);
    const wanted = [
      ...breaks,
      ...Array.from({ length: regular }, (_, index) => `${period.prefix}${index + 1}`),
      ...extra.map((entry) => entry.key + (entry.numbered ? '1' : '')),
    ];
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });
});

describe('what goes wrong', () => {
  const taken = week.flatMap((script) =>
    script.facts.flatMap(({ at, message }) =>
      message.type === 'incidents'
        ? message.items
            .filter(({ reason }) => reason)
            .map((item) => ({ script, at, version: message.version, item }))
        : [],
    ),
  );

  it('takes goals back after a review of 40 to 90 seconds', () => {
    const goals = taken.filter(({ item }) => item.kind === 'goal' && item.withdrawn);
    expect(goals.length).toBeGreaterThan(10);
    for (const { script, at, item } of goals.filter(({ script: { plan } }) => !plan.trouble)) {
      expect(item.reason).toBe('VAR');
      const states = statesOf(script);
      const given = script.facts.find(
        ({ message }) =>
          message.type === 'incidents' && message.items.some(({ key }) => key === item.key),
      )!;
      expect(at - given.at).toBeGreaterThanOrEqual(40_000);
      expect(at - given.at).toBeLessThanOrEqual(90_000);
      expect(states.find((told) => told.at === given.at)?.state.score).toEqual(item.score);
      const score = { ...item.score!, [item.side!]: item.score![item.side!] - 1 };
      expect(states.find((told) => told.at === at)?.state.score).toEqual(score);
    }
  });

  it('gives goals to someone else, and makes threes two', () => {
    const corrected = taken.filter(({ item }) => !item.withdrawn);
    expect(corrected.some(({ item }) => item.kind === 'goal')).toBe(true);
    expect(corrected.some(({ item }) => item.kind === 'twoPoints')).toBe(true);
  });

  it('puts starts back by half an hour, told before', () => {
    const late = withTrouble('late');
    expect(late.length).toBeGreaterThan(10);
    for (const { plan, facts, live } of late) {
      const [first, second] = facts.flatMap(({ at, message }) =>
        message.type === 'fixture' ? [{ at, startsAt: Date.parse(message.startsAt!) }] : [],
      );
      expect(second!.startsAt - first!.startsAt).toBe(hour / 2);
      expect(second!.at).toBeLessThan(plan.startsAt);
      expect(live!.from).toBeGreaterThanOrEqual(second!.startsAt);
    }
  });

  it('puts matches off, tells another day, and plays them then', () => {
    const postponed = withTrouble('postponed');
    expect(postponed.length).toBeGreaterThan(5);
    for (const script of postponed) {
      const told = statuses(script);
      expect(told.slice(0, 2)).toEqual(['postponed', 'notStarted']);
      expect(told.at(-1)).toBe('ended');
      const fixtures = script.facts.flatMap(({ message }) =>
        message.type === 'fixture' ? [message] : [],
      );
      expect(fixtures[1]!.date! > fixtures[0]!.date!).toBe(true);
      expect(script.live!.from).toBeGreaterThanOrEqual(Date.parse(fixtures[1]!.startsAt!));
    }
  });

  it('stops matches and goes on, with the clock where it stood', () => {
    const interrupted = withTrouble('interrupted');
    expect(interrupted.length).toBeGreaterThan(10);
    for (const script of interrupted) {
      const states = statesOf(script);
      const index = states.findIndex(({ state }) => state.status === 'interrupted');
      const [stop, resumed] = [states[index]!, states[index + 1]!];
      expect(stop.state.note).not.toBeNull();
      expect(resumed.state).toMatchObject({ status: 'live', note: null, phase: stop.state.phase });
      expect(resumed.at - stop.at).toBeGreaterThanOrEqual(8 * 60_000);
      expect(resumed.state.clock?.seconds).toBe(stop.state.clock?.seconds);
      expect(states.at(-1)!.state.status).toBe('ended');
    }
  });

  it('cancels, awards and gives up matches', () => {
    for (const status of ['cancelled', 'awarded', 'abandoned']) {
      const matches = withTrouble(status);
      expect(matches.length).toBeGreaterThan(2);
      for (const script of matches) expect(statuses(script).at(-1)).toBe(status);
    }
    const [awarded] = withTrouble('awarded').map((script) => statesOf(script).at(-1)!.state);
    expect(awarded!.score![awarded!.winner as 'home' | 'away']).toBeGreaterThan(0);
  });
});
