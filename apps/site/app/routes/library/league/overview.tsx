import { useLeague } from '#app/features/library/api/use-league.ts';
import { SeasonsTable } from '#app/features/library/components/league/seasons-table.tsx';

export default function LeagueOverview() {
  const { about } = useLeague();
  return <SeasonsTable about={about} />;
}
