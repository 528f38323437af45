import type { SportKey } from '@xiongmao/api/catalogue/sports';
import { playAmericanFootball } from './american-football/american-football.ts';
import { playBaseball } from './baseball/baseball.ts';
import { playBasketball } from './basketball/basketball.ts';
import type { Engine } from './cast.ts';
import { playCricket } from './cricket/cricket.ts';
import { playMoba } from './esports/moba.ts';
import { playPoints } from './esports/points.ts';
import { playRounds } from './esports/rounds.ts';
import { playHandball } from './handball.ts';
import { playBadminton, playTableTennis, playVolleyball } from './rallies.ts';
import { playSnooker } from './snooker.ts';
import { playSoccer } from './soccer/soccer.ts';
import { playTennis } from './tennis.ts';

/** Of all that two sides play; lobbies have `playLobby`. */
export const engines: Readonly<Record<Exclude<SportKey, 'battleRoyale'>, Engine>> = {
  soccer: playSoccer,
  basketball: playBasketball,
  tennis: playTennis,
  snooker: playSnooker,
  volleyball: playVolleyball,
  tableTennis: playTableTennis,
  badminton: playBadminton,
  baseball: playBaseball,
  cricket: playCricket,
  americanFootball: playAmericanFootball,
  mobaBestOf: playMoba,
  roundsBestOf: playRounds,
  pointsBestOf: playPoints,
  generic: playHandball,
};
