import { playerPages } from '@xiongmao/api/library/lines/pages';
import { useLocation } from 'react-router';
import { loadRanking, pageIn } from '#app/features/library/api/lines/load-ranking.ts';
import { RankingPage } from '#app/features/library/components/lines/ranking-page.tsx';
import type { Route } from './+types/players';

export const handle = {
  namespaces: ['lines', 'library', 'statistics', 'games', 'matches', 'shared'],
};

export const loader = (args: Route.LoaderArgs) =>
  loadRanking('player', pageIn(new URL(args.request.url).pathname, playerPages), args);

export const clientLoader = () => null;

export default function Players({ loaderData }: Route.ComponentProps) {
  const page = pageIn(useLocation().pathname, playerPages);
  return <RankingPage subject="player" page={page} hidden={loaderData?.hidden} />;
}
