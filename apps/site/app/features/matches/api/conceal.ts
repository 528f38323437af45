import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';

/** A match without anything that tells how it stands: who plays whom, and when it began. */
export function conceal<Detail extends AnyMatchDetail>(detail: Detail): Detail {
  const { match } = detail;
  const { heardAt, status } = match.state;
  if (status === 'notStarted') return detail;
  return {
    ...detail,
    match: {
      ...match,
      state: {
        ...{ heardAt, status: 'live', phase: null, clock: null, score: null, periods: [] },
        ...{ columns: [], winner: null, note: null, stale: false, amended: null },
      },
    },
    lobby: null,
    incidents: [],
    lineups: [],
    statistics: [],
    sheet: null,
    // Their titles tell it.
    links: detail.links.map((link) => ({ ...link, title: '' })),
  };
}
