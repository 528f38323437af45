export {
  type Ids,
  type LeagueRef,
  upsertLeagues,
  upsertPlayers,
  upsertSeasons,
  upsertTeams,
} from './repository.ts';
export { catalogueRoutes } from './routes.ts';
