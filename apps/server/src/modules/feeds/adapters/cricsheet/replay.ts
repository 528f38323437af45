import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { lineupsOf, statisticsOf } from './figures.ts';
import { incidentsOf } from './incidents.ts';
import { fixtureOf, type Match, titleOf } from './match.ts';
import { type Moment, type Played, play } from './play.ts';
import { sheetTeller } from './sheet.ts';
import { blank, finalState, liveState } from './state.ts';

/**
 * No file of the format tells a time of day. A replay is given a steady pace, in seconds: it shows what
 * happened in which order, not when.
 */
const pace = { ball: 35, over: 45, wicket: 75, inningsBreak: 900, superOver: 300 };

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(match: Match): TimedMatch {
  const feed = recording(match.id);
  const sheetOf = sheetTeller(match);
  const nobody: Played = { match, scorers: [] };
  feed.before(
    fixtureOf(match),
    ...lineupMessages(nobody),
    { type: 'sheet', sheet: sheetOf(nobody) },
    { type: 'state', state: { ...blank, status: 'notStarted' } },
  );
  let at = 0;
  let last = nobody;
  for (const moment of play(match)) {
    at += secondsBefore(moment);
    last = moment;
    feed.at(at, ...said(moment), { type: 'sheet', sheet: sheetOf(moment) });
  }
  feed.at(
    at,
    { type: 'statistics', statistics: statisticsOf(last) },
    ...lineupMessages(last),
    { type: 'sheet', sheet: sheetOf(last, true) },
    { type: 'state', state: finalState(last) },
  );
  return { ...feed.played(), title: titleOf(match), gameId: 210 };
}

function secondsBefore(moment: Moment): number {
  const { scorer, scorers } = moment;
  if (moment.what !== 'ball') {
    if (moment.what === 'ends') return 1;
    if (scorers.length === 1) return 0;
    return scorer.period.startsWith('super') ? pace.superOver : pace.inningsBreak;
  }
  const wickets = moment.delivery.wickets?.length ?? 0;
  return pace.ball + (moment.index === 0 ? pace.over : 0) + wickets * pace.wicket;
}

function said(moment: Moment): SourceMessage[] {
  const items = incidentsOf(moment);
  const { what, scorer, scorers, match } = moment;
  const isLast = scorers.length === match.innings.length;
  const state =
    what === 'ends'
      ? liveState(moment, isLast ? scorer.period : 'inningsBreak', null)
      : liveState(moment, scorer.period, scorer);
  const isPause = what !== 'ball' || moment.endsOver;
  return [
    { type: 'state', state },
    ...(items.length > 0 ? [{ type: 'incidents', items } satisfies SourceMessage] : []),
    ...(isPause
      ? [{ type: 'statistics', statistics: statisticsOf(moment) } satisfies SourceMessage]
      : []),
    ...(isPause ? lineupMessages(moment) : []),
  ];
}

export const lineupMessages = (played: Played): SourceMessage[] =>
  lineupsOf(played).map((lineup) => ({ type: 'lineup', lineup }));
