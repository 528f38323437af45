import type { LeagueSection } from '@xiongmao/api/library/sections';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import {
  scheduleQuery,
  tablesQuery,
  treeQuery,
} from '#app/features/library/api/library-queries.ts';
import { loadLeague } from '#app/features/library/api/load-league.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { SeasonOverview } from '#app/features/library/components/season/season-overview.tsx';
import { Bracket } from '#app/features/matches/components/detail/standings/bracket.tsx';
import { appContext } from '#app/platform/app-context.ts';
import type { Route } from './+types/overview';

export async function loader(args: Route.LoaderArgs) {
  const { season } = await loadLeague(args);
  if (!season) return null;
  const { api, queries } = args.context.get(appContext);
  const has = (section: LeagueSection) => season.sections.includes(section);
  await Promise.all([
    queries.prefetchQuery(scheduleQuery(api, { seasonId: season.id })),
    has('groupTable') && queries.prefetchQuery(tablesQuery(api, { seasonId: season.id })),
    has('promotionTree') && queries.prefetchQuery(treeQuery(api, season.id)),
  ]);
  return null;
}

export const clientLoader = () => null;

export default function LeagueOverview() {
  const { t } = useTranslation(['matches', 'library']);
  const { about, season } = useLeague();
  if (!season) return <EmptyState text={t('library:season.empty')} />;
  return (
    <SeasonOverview about={about} season={season}>
      {(bracket, { league }) => (
        <Bracket
          key={bracket.rounds[0]?.ties[0]?.legs[0]?.matchId}
          bracket={bracket}
          title={t('bracket.title')}
          league={league}
        />
      )}
    </SeasonOverview>
  );
}
