import { gameById } from '../catalogue/games.ts';
import { sports } from '../catalogue/sports.ts';

/** People whom one person may block. */
export const mostBlocks = 1_000;

/** What people can follow in any case; other domains add to it (`follow-kinds.ts`). */
export const userFollowKinds = ['user', 'team', 'league', 'player'] as const;

/** Notices come by type, and each type can be switched off, `security` excepted. */
export const noticeKinds = ['security', 'account', 'follow', 'match', 'talk', 'system'] as const;

/** What one can be told of a match. */
export const occasions = ['lineup', 'start', 'goal', 'end'] as const;
export type Occasion = (typeof occasions)[number];

/** Of what one is told so: a match that is a favourite, or that of a team, league or player one follows. */
export const occasionSubjects = ['match', 'team', 'league', 'player'] as const;
export type OccasionSubject = (typeof occasionSubjects)[number];

/** For who never chose. A league has too many matches to be told of each. */
export const usualOccasions: Readonly<Record<OccasionSubject, Occasion[]>> = {
  match: ['start', 'goal', 'end'],
  team: ['start', 'goal', 'end'],
  league: [],
  player: ['lineup', 'start', 'goal', 'end'],
};

/** Those that a subject has in a game: of a player in a team, what the player does. */
export function occasionsOf(subject: OccasionSubject, gameId: number): Occasion[] {
  const game = gameById(gameId);
  const sport = sports[game?.sport ?? 'generic'];
  const isAlone = game?.alone === true;
  const has: Record<Occasion, boolean> = {
    lineup: !isAlone && !('lobby' in sport),
    goal: game?.sport === 'soccer',
    start: subject !== 'player' || isAlone,
    end: subject !== 'player' || isAlone,
  };
  return occasions.filter((occasion) => has[occasion]);
}

/** Browsers that one person's notices are pushed to; of more, those that came longest ago are forgotten. */
export const mostPushDevices = 20;
