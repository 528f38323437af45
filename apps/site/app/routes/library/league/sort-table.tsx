import { useSearchParams } from 'react-router';
import { rankingQuery } from '#app/features/library/api/lines/line-queries.ts';
import {
  askedOfRanking,
  readRankingAddress,
} from '#app/features/library/api/lines/ranking-address.ts';
import { loadSeason } from '#app/features/library/api/load-league.ts';
import { useLeague } from '#app/features/library/api/use-league.ts';
import { RankingTable } from '#app/features/library/components/lines/ranking-table.tsx';
import type { Route } from './+types/sort-table';

export const handle = { namespaces: ['lines', 'statistics'] };

export const loader = (args: Route.LoaderArgs) =>
  loadSeason(args, (api, { id }, search) =>
    rankingQuery(api, 'player', askedOfRanking(readRankingAddress(search), id, null)),
  );

export const clientLoader = () => null;

/** Who is first in what, of the players of a season. */
export default function SortTable() {
  const { about, season } = useLeague();
  const address = readRankingAddress(useSearchParams()[0]);
  return (
    season && (
      <RankingTable
        key={season.id}
        subject="player"
        page={null}
        address={address}
        seasonId={season.id}
        gameId={about.league.gameId}
      />
    )
  );
}
