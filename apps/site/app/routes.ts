import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The route table (product spec §2). Each address also answers under a locale's prefix
 * (`/en_US/soccer/12`): the prefix is the router's basename, set per request by the host.
 */
export default [
  index('routes/home.tsx'),
  route('match/:game?', 'routes/matches.tsx'),
  route(':game/:id', 'routes/match.tsx'),
  route('forbidden', 'routes/forbidden.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
