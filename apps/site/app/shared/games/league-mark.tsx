import { gameById } from '@xiongmao/api/catalogue/games';
import type { League } from '@xiongmao/api/catalogue/shapes';
import { Flag } from '@xiongmao/ui/flag';
import { GameLogo } from './game-logo.tsx';

/** Of its country, else of its game: silent, as its name stands beside it. */
export function LeagueMark({ league }: { league: Pick<League, 'country' | 'gameId'> }) {
  return league.country ? (
    <Flag country={league.country} />
  ) : (
    <GameLogo game={gameById(league.gameId)} />
  );
}
