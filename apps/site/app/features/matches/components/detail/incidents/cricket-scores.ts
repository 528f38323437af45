import type { Incident, MatchDetail, ShownState } from '@xiongmao/api/matches/shapes';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { inningsOf, inningsText } from '../../../cricket.ts';

/** The score of cricket's innings at each entry, by its key: a pair would show who does not bat. Null elsewhere. */
export function cricketScores({
  match,
  incidents,
}: MatchDetail): ReadonlyMap<string, string> | null {
  return sportKeyOf(match.gameId) === 'cricket' ? runningScores(incidents, match.state) : null;
}

/** The innings' score after each run told and at the fall of each wicket, by the entry's key: `64/2`. */
export function runningScores(
  incidents: readonly Incident[],
  state: Pick<ShownState, 'periods' | 'columns'>,
): ReadonlyMap<string, string> {
  const scores = new Map<string, string>();
  const all = inningsOf(state);
  for (const [place, { key: period, side }] of all.entries()) {
    const before = all
      .slice(0, place)
      .reduce((sum, innings) => sum + (innings.side === side ? innings.runs : 0), 0);
    let wickets = 0;
    for (const entry of incidents) {
      if (entry.period !== period || entry.side !== side || entry.state === 'withdrawn') continue;
      if (entry.kind === 'wicket') wickets += 1;
      if (!entry.score || !/^(run|wicket)$/.test(entry.kind)) continue;
      scores.set(entry.key, inningsText({ runs: entry.score[side] - before, wickets }));
    }
  }
  return scores;
}
