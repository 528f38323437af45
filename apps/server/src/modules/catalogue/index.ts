export { refuseUnknownGames } from './known-games.ts';
export {
  type Ids,
  type LeagueRef,
  type Proof,
  proveTeams,
  upsertLeagues,
  upsertPlayers,
  upsertSeasons,
  upsertTeams,
} from './repository.ts';
export { catalogueRoutes } from './routes.ts';
