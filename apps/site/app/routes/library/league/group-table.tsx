import { tablesQuery } from '#app/features/library/api/library-queries.ts';
import { loadSeason } from '#app/features/library/api/load-league.ts';
import { readTables } from '#app/features/library/api/season-address.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { SeasonTables } from '#app/features/library/components/season/season-tables.tsx';
import { StandingsNotes } from '#app/features/matches/components/detail/standings/standings-notes.tsx';
import type { Route } from './+types/group-table';

export const loader = (args: Route.LoaderArgs) =>
  loadSeason(args, (api, season, search) => tablesQuery(api, readTables(season, search)));

export const clientLoader = () => null;

export default function GroupTable() {
  const { about, season } = useLeague();
  return season && <SeasonTables about={about} season={season} Notes={StandingsNotes} />;
}
