export { refuseUnknownGames } from './known-games.ts';
export { catalogueRoutes } from './routes.ts';
