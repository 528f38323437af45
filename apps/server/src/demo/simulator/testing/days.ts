import { games } from '@xiongmao/api/catalogue/games';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { plansOf } from '../programme/plan.ts';
import { type Script, scriptOf } from '../script.ts';

/** Every match of some days, by day. */
export function scriptsOf(first: string, days: number): Script[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((day) =>
    games.flatMap((game) => plansOf(game, day).map(scriptOf)),
  );
}

export function statesOf(script: Script): { at: number; state: MatchState }[] {
  return script.facts.flatMap(({ at, message }) =>
    message.type === 'state' ? [{ at, state: message.state }] : [],
  );
}
