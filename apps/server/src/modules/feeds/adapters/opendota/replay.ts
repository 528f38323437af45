import type { MatchState } from '@xiongmao/api/matches/shapes';
import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { figuresUntil, lineupsOf, statisticsOf } from './figures.ts';
import { type Camp, type Game, lengthOf, type Meeting } from './game.ts';
import {
  blank,
  fixtureOf,
  gameId,
  incidentsOf,
  messagesOf,
  periodOf,
  scoreBefore,
  stateOf,
} from './messages.ts';
import { sheetOf } from './sheet.ts';
import { killsTold } from './timeline.ts';

/** Of real time: the draft, what goes before the horn, and the longest break between two games. */
const draft = 60;
const beforeHorn = 90;
const longestBreak = 900;
const every = 60;

export const isTimed = (meeting: Meeting): boolean =>
  meeting.games.every(({ objectives, players }) =>
    Boolean(objectives?.length || players.some(({ kills_log }) => kills_log?.length)),
  );

/** A match as its feed would have told it: nothing is said before it happened. */
export function replayOf(meeting: Meeting): TimedMatch {
  const { games, homeCamps, teams } = meeting;
  const feed = recording(meeting.id);
  feed.before(fixtureOf(meeting), ...lineups(meeting, () => ({})), {
    type: 'state',
    state: { ...blank, status: 'notStarted' },
  });
  const incidents = incidentsOf(meeting);
  let begin = 0;
  for (const [index, game] of games.entries()) {
    const homeCamp = homeCamps[index]!;
    /** What is known while this game is played. */
    const sofar: Meeting = {
      ...meeting,
      games: games.slice(0, index + 1),
      homeCamps: homeCamps.slice(0, index + 1),
    };
    const moment = (at: number) => begin + draft + beforeHorn + at + pausedBefore(game, at);
    const tell = (at: number, phase: string, until: number | null) =>
      feed.at(at, { type: 'state', state: liveState(sofar, phase, until, homeCamp) });

    tell(begin, 'banPick', null);
    tell(begin + draft, `game${index + 1}`, -beforeHorn);
    const entries = incidents[index]!;
    const end = Math.max(lengthOf(game) ?? 0, entries.at(-1)?.at ?? 0);
    for (const { at } of killsTold(game)) tell(moment(at), `game${index + 1}`, at);
    for (const { at, item } of entries) {
      feed.at(moment(at), { type: 'incidents', items: [item] });
    }
    for (const { time, duration } of game.pauses ?? []) {
      tell(moment(time), 'paused', time);
      tell(moment(time) + duration, `game${index + 1}`, time);
    }
    for (let at = every; at < end; at += every) {
      feed.at(
        moment(at),
        { type: 'statistics', statistics: statisticsOf(sofar, at) },
        ...lineups(sofar, (of, player) =>
          figuresUntil(of, player, of === game ? at : Number.POSITIVE_INFINITY),
        ),
        { type: 'sheet', sheet: sheetOf(sofar, at) },
      );
    }
    const over = moment(end);
    feed.at(
      over,
      ...messagesOf(sofar).filter(({ type }) => /^(lineup|statistics|sheet)$/.test(type)),
    );
    const next = games[index + 1];
    if (!next) {
      feed.at(over, { type: 'state', state: stateOf(meeting) });
      break;
    }
    feed.at(over, {
      type: 'state',
      state: { ...stateOf(sofar), status: 'live', phase: 'break', winner: null },
    });
    const gap = (next.start_time ?? 0) - (game.start_time ?? 0) - (lengthOf(game) ?? 0);
    begin = over + Math.min(longestBreak, Math.max(60, gap - draft - beforeHorn));
  }
  const nameOf = (side: 'home' | 'away') => teams[side].name ?? teams[side].id;
  return { ...feed.played(), title: `${nameOf('home')} – ${nameOf('away')}`, gameId };
}

const lineups = (...given: Parameters<typeof lineupsOf>): SourceMessage[] =>
  lineupsOf(...given).map((lineup): SourceMessage => ({ type: 'lineup', lineup }));

function liveState(
  meeting: Meeting,
  phase: string,
  until: number | null,
  homeCamp: Camp,
): MatchState {
  const { games, homeCamps } = meeting;
  const index = games.length - 1;
  const { radiant_win: _, objectives: __, ...game } = games[index]!;
  const done = killsTold(games[index]!).filter(({ at }) => until !== null && at <= until);
  const kills = {
    radiant: done.filter(({ camp }) => camp === 'radiant').length,
    dire: done.filter(({ camp }) => camp === 'dire').length,
  };
  // Of a draft no file tells the times: it is told when it is over.
  const drafted: Game = until === null ? { ...game, picks_bans: [], players: [] } : game;
  const before = games.slice(0, index);
  return {
    ...blank,
    status: 'live',
    phase,
    score: scoreBefore(meeting, index),
    periods: [
      ...before.flatMap((one, place) => periodOf(one, place, homeCamps[place]!) ?? []),
      ...[periodOf(drafted, index, homeCamp, kills)].filter((period) => period !== null),
    ],
  };
}

const pausedBefore = ({ pauses }: Game, at: number): number =>
  (pauses ?? []).filter(({ time }) => time < at).reduce((sum, { duration }) => sum + duration, 0);
