import type { Link } from '@xiongmao/api/fields/links/link';
import * as calls from '@xiongmao/api/matches/calls';
import {
  concealDetail,
  concealLineup,
  concealMatch,
  plainStatus,
} from '@xiongmao/api/matches/concealing/conceal';
import type {
  AnyMatchDetail,
  BoardMatch,
  HeadToHead,
  LastLineups,
} from '@xiongmao/api/matches/shapes';
import type { Notice } from '@xiongmao/api/users/shapes';
import {
  type Concealment,
  concealment,
  type Telling,
  telling,
} from '#platform/http/concealing/concealing.ts';
import { lobbyOver, matchNews, matchOver } from '../notices/notice-types.ts';
import { type NamedMatch, placeOf, placeOfNamed } from './places.ts';

const resultNotices: Readonly<Record<string, string>> = {
  goal: matchNews.name,
  goalBy: matchNews.name,
  ownGoalBy: matchNews.name,
  goalWithdrawn: matchNews.name,
  matchEnded: matchOver.name,
  matchDisputed: matchOver.name,
  matchAgreed: matchOver.name,
  lobbyWon: lobbyOver.name,
};

export const matchConcealments: readonly Concealment[] = [
  concealment<BoardMatch>({
    fits: ({ state, leagueId }) =>
      typeof leagueId === 'number' &&
      typeof state === 'object' &&
      state !== null &&
      'periods' in state,
    conceal: (match, { isHidden }) =>
      isHidden(placeOf({ ...match, status: match.state.status })) ? concealMatch(match) : match,
  }),
  concealment<AnyMatchDetail>({
    fits: (fields) => 'match' in fields && 'coverage' in fields && 'incidents' in fields,
    conceal: (detail) => (detail.match.state.concealed ? concealDetail(detail) : detail),
  }),
  concealment<HeadToHead>({
    fits: (fields) => 'meetings' in fields && 'record' in fields,
    conceal: (told) =>
      told.meetings.matches.some(({ state }) => state.concealed) ? { ...told, record: null } : told,
  }),
  concealment<LastLineups[number]>({
    fits: (fields) => 'lineup' in fields && 'match' in fields,
    asks: ({ match }) => `match-${match.id}`,
    conceal: (last, { hiddenOf }) =>
      hiddenOf(`match-${last.match.id}`) ? { ...last, lineup: concealLineup(last.lineup) } : last,
  }),
  concealment<NamedMatch>({
    fits: (fields) =>
      'league' in fields && 'home' in fields && 'status' in fields && 'score' in fields,
    conceal: (match, { isHidden }) =>
      isHidden(placeOfNamed(match))
        ? { ...match, status: plainStatus(match.status), score: null }
        : match,
  }),
  concealment<Notice>({
    fits: ({ name, values, link }) =>
      typeof name === 'string' && name in resultNotices && values !== undefined && isToMatch(link),
    asks: ({ link }) => `match-${link!.id}`,
    conceal(notice, { hiddenOf }) {
      if (!hiddenOf(`match-${notice.link!.id}`)) return notice;
      const { matchId, gameId, home, away, name } = notice.values;
      const values = name === undefined ? { home, away } : { name };
      return {
        ...notice,
        name: resultNotices[notice.name],
        values: { matchId, gameId, ...values },
      };
    },
  }),
];

const isToMatch = (link: unknown): boolean => (link as Link | null)?.page === 'match';

/** What a panel of a match is all about. */
export const matchTellings: readonly Telling[] = [
  telling(calls.getStandings, ({ query }) => `seasonOfMatch-${query.matchId}`),
  telling(calls.getTrends, ({ query }) => `match-${query.matchId}`),
  telling(calls.getActions, ({ query }) => `match-${query.matchId}`),
];
