import { useTranslation } from '@xiongmao/i18n/use-translation';
import { treeQuery } from '#app/features/library/api/library-queries.ts';
import { loadSeason } from '#app/features/library/api/load-league.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { PromotionTree } from '#app/features/library/components/season/promotion-tree.tsx';
import { Bracket } from '#app/features/matches/components/detail/standings/bracket.tsx';
import type { Route } from './+types/promotion-tree';

export const loader = (args: Route.LoaderArgs) =>
  loadSeason(args, (api, { id }) => treeQuery(api, id));

export const clientLoader = () => null;

export default function LeagueTree() {
  const { t } = useTranslation('matches');
  const { season } = useLeague();
  return (
    season && (
      <PromotionTree season={season}>
        {(bracket, { league }) => (
          <Bracket
            key={bracket.rounds[0]?.ties[0]?.legs[0]?.matchId}
            bracket={bracket}
            title={t('bracket.title')}
            league={league}
          />
        )}
      </PromotionTree>
    )
  );
}
