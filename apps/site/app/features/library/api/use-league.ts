import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { leagueQuery } from './library-queries.ts';
import { seasonOf } from './season-of.ts';

/** The league of the address, which its route has loaded, and the season that is shown. */
export function useLeague() {
  const id = Number(useParams().id);
  const about = useQuery(leagueQuery(useApi(), id)).data!;
  const [search] = useSearchParams();
  return { about, season: seasonOf(about, search.get('season')) };
}
