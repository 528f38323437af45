import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

type Of<Named> = { matchId: number; gameId: number } & Named;
type Match = Of<{ home: string; away: string }>;
/** It has no sides: `name` is of its league and round. */
type Lobby = Of<{ name: string }>;

type Scored = Match & { homeScore: number; awayScore: number };

const toMatch = ({ matchId, gameId }: Of<object>): Link => ({
  page: 'match',
  id: matchId,
  within: gameId,
});
const ofMatch = <Values extends Match | Lobby>(name: string) =>
  defineNotice<Values>(name, 'match', toMatch);

export const lineupsOut = ofMatch<Match>('lineupsOut');
/** A player whom one follows is in them. */
export const playerListed = ofMatch<Match>('playerListed');
export const matchBegun = ofMatch<Match>('matchBegun');
export const goal = ofMatch<Scored>('goal');
export const goalBy = ofMatch<Scored & { player: string }>('goalBy');
export const ownGoalBy = ofMatch<Scored & { player: string }>('ownGoalBy');
/** Of a goal that was told. */
export const goalWithdrawn = ofMatch<Scored>('goalWithdrawn');
export const matchEnded = ofMatch<Scored>('matchEnded');
/** For who wants no results: what happened is not said. */
export const matchNews = ofMatch<Match>('matchNews');
/** Ended without a score that is known, or that one wants to be told. */
export const matchOver = ofMatch<Match>('matchOver');
/** Ended, and what is said of its result contradicts itself. */
export const matchDisputed = ofMatch<Match>('matchDisputed');
/** What was in dispute when it ended is not any more. */
export const matchAgreed = ofMatch<Scored>('matchAgreed');
export const lobbyBegun = ofMatch<Lobby>('lobbyBegun');
/** Ended with a winner over all rounds. */
export const lobbyWon = ofMatch<Lobby & { winner: string; points: number }>('lobbyWon');
export const lobbyOver = ofMatch<Lobby>('lobbyOver');

export const matchNotices: readonly NoticeType[] = [
  lineupsOut,
  playerListed,
  matchBegun,
  goal,
  goalBy,
  ownGoalBy,
  goalWithdrawn,
  matchEnded,
  matchNews,
  matchOver,
  matchDisputed,
  matchAgreed,
  lobbyBegun,
  lobbyWon,
  lobbyOver,
];
