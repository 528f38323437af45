import { downOf } from '@xiongmao/api/matches/sheets/downs';
import { expect, test } from 'vitest';
import { scriptsOf, statesOf } from '../../testing/days.ts';

test('Each down is told as a number, with the yards to go and the place of the ball', () => {
  const downs = scriptsOf('2026-03-07', 2)
    .filter(({ plan }) => plan.game.sport === 'americanFootball')
    .flatMap((script) => statesOf(script))
    .flatMap(({ state }) => state.columns.filter(({ key }) => key === 'down'));
  expect(downs.length).toBeGreaterThan(0);
  for (const { home, away } of downs) {
    const read = downOf(home || away)!;
    expect(read.down).toBeGreaterThan(0);
    expect(read.toGo).toBeLessThanOrEqual(100 - read.yard!);
    expect(read.yard).toBeGreaterThan(0);
  }
});
