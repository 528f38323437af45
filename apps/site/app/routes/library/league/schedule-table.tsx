import { scheduleQuery } from '#app/features/library/api/library-queries.ts';
import { loadSeason } from '#app/features/library/api/load-league.ts';
import { readSchedule } from '#app/features/library/api/season-address.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { SeasonSchedule } from '#app/features/library/components/season/season-schedule.tsx';
import type { Route } from './+types/schedule-table';

export const loader = (args: Route.LoaderArgs) =>
  loadSeason(args, (api, season, search) => scheduleQuery(api, readSchedule(season, search)));

export const clientLoader = () => null;

export default function ScheduleTable() {
  const { season } = useLeague();
  return season && <SeasonSchedule season={season} />;
}
