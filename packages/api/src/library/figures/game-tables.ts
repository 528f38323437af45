import { type Game, gameById } from '../../catalogue/games.ts';
import type { SportKey } from '../../catalogue/sports.ts';
import type { Subject } from '../lines/shapes.ts';
import type { FigureTable } from './figure.ts';
import { playerFigures } from './player-figures.ts';
import { teamFigures } from './team-figures.ts';

/** Whether a match can end without a winner, or goes on until there is one. */
const canEndLevel: Readonly<Record<SportKey, boolean>> = {
  soccer: true,
  basketball: false,
  tennis: false,
  snooker: false,
  volleyball: false,
  tableTennis: false,
  badminton: false,
  baseball: true,
  cricket: true,
  americanFootball: true,
  mobaBestOf: true,
  roundsBestOf: true,
  pointsBestOf: true,
  battleRoyale: false,
  generic: true,
};
const league = ['lol', 'lolmobile'];
const bombs = ['csgo', 'cf'];
const shooters = [...bombs, 'valorant', 'rainbow6'];

/** What only some games of its sport have, by their slugs. */
const ofSome: Readonly<Record<string, readonly string[]>> = {
  roshans: ['dota2'],
  denies: ['dota2'],
  barons: league,
  dragons: league,
  bombsPlanted: bombs,
  bombsDefused: bombs,
  headshots: shooters,
  headshotPercentage: shooters,
};

/** The tables of a game, in its order, without what its matches can't have; none of one that there is not. */
export function gameTables(subject: Subject, gameId: number): readonly FigureTable[] {
  const game = gameById(gameId);
  if (!game) return [];
  const all = subject === 'player' ? (playerFigures[game.sport] ?? []) : teamFigures(game.sport);
  return all
    .filter(({ key }) => key === 'results' || !isDuel(game))
    .map((table) => ({ ...table, figures: table.figures.filter(({ key }) => has(game, key)) }));
}

/** Fought by one against one, in a sport whose tables are of shooters. */
const isDuel = ({ sport, alone }: Game) => sport === 'roundsBestOf' && alone === true;

function has({ slug, sport }: Game, key: string): boolean {
  if (key === 'draws') return canEndLevel[sport];
  return ofSome[key]?.includes(slug) ?? true;
}
