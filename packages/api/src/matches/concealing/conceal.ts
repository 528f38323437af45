import type { BoardChange, BoardDelta, HiddenStream, MatchDelta, StreamName } from '../events.ts';
import type { MatchStatus } from '../shapes/state.ts';
import type { Absence, AnyMatchDetail, Lineup, Lobby, MatchLink, ShownState } from '../shapes.ts';

/** Of these there is nothing to tell yet. What was put off or called off may have been played in part. */
export const untold: readonly MatchStatus[] = ['notStarted'];

/** Whether a match in such a state tells how it stands. */
export const isTold = (status: MatchStatus): boolean => !untold.includes(status);

/** Over or not: how it was decided would tell. */
export const plainStatus = (status: MatchStatus): MatchStatus =>
  status === 'awarded' || status === 'abandoned' || status === 'unknown' ? 'ended' : status;

/** How a match stands without anything that tells it: that it is on, or over. */
export function concealState({ status, heardAt, stale, lobby }: ShownState): ShownState {
  return {
    ...{ status: plainStatus(status), phase: null, clock: null, score: null, periods: [] },
    ...{ columns: [], winner: null, note: null, heardAt, stale, amended: null },
    ...(lobby && { lobby: { ...lobby, round: 0, leader: null } }),
    concealed: true,
  };
}

export const concealMatch = <Match extends { state: ShownState }>(match: Match): Match =>
  isTold(match.state.status) ? { ...match, state: concealState(match.state) } : match;

/** Who began, and on the bench: what players did and who replaced whom tells. */
export const concealLineup = (lineup: Lineup): Lineup => ({
  ...lineup,
  players: lineup.players.map((player) => ({
    ...player,
    ...{ cameOn: null, wentOff: null, statistics: {} },
  })),
});

/**
 * Highlights tell by their number what happened, and when by when they came. To watch it again there is where to begin:
 * of a series each game may have a link of its own, and how many were played tells it, too.
 */
export const concealLinks = (links: readonly MatchLink[]): MatchLink[] =>
  links
    .filter(({ kind }) => kind === 'playback')
    .slice(0, 1)
    .map(({ kind, url }) => ({ kind, url, title: '' }));

/** Who is missing, without why and since when: of a match that is on they may be sent off. */
export const concealAbsence = ({ side, player, position }: Absence): Absence => ({
  ...{ side, player, position },
  kind: 'other',
});

/** Who takes part, in an order that tells nothing. */
const concealLobby = (lobby: Lobby): Lobby => ({
  ...lobby,
  teams: lobby.teams.toSorted((one, other) => one.team.id - other.team.id),
  played: [],
});

/** A match in full without anything that tells how it stands. */
export function concealDetail<Detail extends AnyMatchDetail>(detail: Detail): Detail {
  if (!isTold(detail.match.state.status)) return detail;
  return {
    ...detail,
    match: concealMatch(detail.match),
    lobby: detail.lobby && concealLobby(detail.lobby),
    coverage: {
      ...detail.coverage,
      ...{ incidents: false, statistics: false, playerStatistics: false },
      ...{ actions: false, sheet: false },
    },
    incidents: [],
    lineups: detail.lineups.map(concealLineup),
    statistics: [],
    sheet: null,
    absences: detail.absences.map(concealAbsence),
    links: concealLinks(detail.links),
  };
}

const hidden = /:hidden$/;

export const hiddenOf = <Name extends StreamName>(stream: Name): HiddenStream<Name> =>
  `${stream}:hidden`;

/** The stream that a hidden one is of; null for one that hides nothing. */
export const openOf = (stream: string): StreamName | null =>
  hidden.test(stream) ? (stream.replace(hidden, '') as StreamName) : null;

const concealChange = (change: BoardChange): BoardChange => concealMatch(change);

/** What a hidden stream says where its open one says this: as much of it as tells nothing. */
export function concealBoardDelta(delta: BoardDelta): BoardDelta {
  const stream = hiddenOf(delta.stream as StreamName) as BoardDelta['stream'];
  return { ...delta, stream, matches: delta.matches.map(concealChange) };
}

export function concealMatchDelta({ stream, v, p, at, ...delta }: MatchDelta): MatchDelta {
  const { state, fixture, lineups, absences } = delta;
  return {
    ...{ stream: hiddenOf(stream as StreamName) as MatchDelta['stream'], v, p, at },
    ...(state && { state: concealMatch({ state }).state }),
    ...(fixture && { fixture }),
    ...(lineups && { lineups: lineups.map(concealLineup) }),
    ...(absences && { absences: absences.map(concealAbsence) }),
  };
}
