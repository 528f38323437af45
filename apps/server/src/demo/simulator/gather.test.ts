import { describe, expect, it } from 'vitest';
import { isHeard, playedBetween, playedUntil } from './gather.ts';
import type { Script } from './script.ts';
import { scriptsOf, statesOf } from './testing/days.ts';
import { reader } from './testing/reader.ts';

const scripts = scriptsOf('2026-03-08', 1);
const minute = 60_000;

function knownByIncrements(script: Script, until: number) {
  const { hear, known } = reader();
  let since = Number.NEGATIVE_INFINITY;
  let now = Math.min(until, script.facts[1]?.at ?? until);
  while (since < until) {
    hear(playedBetween(script, since, now));
    since = now;
    now = Math.min(until, now + 97_000);
  }
  return known;
}

function knownByRestart(script: Script, now: number) {
  const { hear, known } = reader();
  hear(playedUntil(script, now));
  return known;
}

describe('a match at an instant', () => {
  it('is the same after a restart as for who has heard all along', () => {
    for (const script of scripts.filter((_, index) => index % 4 === 0)) {
      const { from, to } = script.live ?? { from: script.plan.startsAt, to: script.plan.startsAt };
      for (const share of [0.1, 0.45, 0.8, 1]) {
        const now = Math.round(from + (to - from) * share);
        const told = knownByIncrements(script, now);
        expect(knownByRestart(script, now), `${script.plan.id} ${share}`).toEqual(told);
      }
    }
  });

  it('is told in a few messages, however much has happened', () => {
    for (const script of scripts) {
      const messages = playedUntil(script, Number.POSITIVE_INFINITY);
      expect(messages.length, script.plan.id).toBeLessThan(80);
    }
  });

  it('says nothing when nothing has happened', () => {
    const [script] = scripts;
    const end = script!.facts.at(-1)!.at;
    expect(playedBetween(script!, end, end + minute)).toEqual([]);
  });
});

describe('a silent feed', () => {
  const silent = scripts.find(({ silence }) => silence !== null)!;
  const { from, to } = silent.silence!;

  it('says nothing for some minutes, not even that it is alive', () => {
    expect(to - from).toBeGreaterThanOrEqual(3 * minute);
    expect(to - from).toBeLessThanOrEqual(6 * minute);
    expect(isHeard(silent, from - 1)).toBe(true);
    for (let now = from; now < to; now += 5_000) {
      expect(playedBetween(silent, from, now)).toEqual([]);
      expect(isHeard(silent, now)).toBe(false);
    }
  });

  it('then makes up for what it kept back', () => {
    const kept = statesOf(silent).filter(({ at }) => at > from && at <= to);
    const told = playedBetween(silent, to - 1, to);
    expect(kept.length).toBeGreaterThan(0);
    expect(told.find(({ type }) => type === 'state')).toMatchObject({ state: kept.at(-1)!.state });
    expect(isHeard(silent, to)).toBe(true);
  });
});
