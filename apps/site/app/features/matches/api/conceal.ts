import { concealLinks } from '@xiongmao/api/matches/concealing/conceal';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { replayPhase } from '../status-label.ts';

/** A match without anything that tells how it stands: who plays whom, and when it began. `phase`: a replay's. */
export function conceal<Detail extends AnyMatchDetail>(
  detail: Detail,
  phase: typeof replayPhase | null = null,
): Detail {
  const { match } = detail;
  const { heardAt, status } = match.state;
  if (status === 'notStarted') return detail;
  return {
    ...detail,
    match: {
      ...match,
      state: {
        ...{ heardAt, status: 'live', phase, clock: null, score: null, periods: [] },
        ...{ columns: [], winner: null, note: null, stale: false, amended: null },
      },
    },
    lobby: null,
    incidents: [],
    lineups: [],
    statistics: [],
    sheet: null,
    links: concealLinks(detail.links),
  };
}
