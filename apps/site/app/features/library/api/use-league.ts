import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { leagueQuery } from './library-queries.ts';
import { leaguePageOf, seasonOf } from './season-of.ts';

/** The league of the address, which its route has loaded, which of its pages is shown, and of which season. */
export function useLeague() {
  const id = Number(useParams().id);
  const about = useQuery(leagueQuery(useApi(), id)).data!;
  const [search] = useSearchParams();
  const page = leaguePageOf(useLocation().pathname);
  return { about, page, season: seasonOf(about, search.get('season'), page) };
}
