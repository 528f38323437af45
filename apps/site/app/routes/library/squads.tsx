import { squadPages } from '@xiongmao/api/library/lines/pages';
import { useLocation } from 'react-router';
import { loadRanking, pageIn } from '#app/features/library/api/lines/load-ranking.ts';
import { RankingPage } from '#app/features/library/components/lines/ranking-page.tsx';
import type { Route } from './+types/squads';

export const handle = {
  namespaces: ['lines', 'library', 'statistics', 'games', 'matches', 'shared'],
};

export const loader = (args: Route.LoaderArgs) =>
  loadRanking('team', pageIn(new URL(args.request.url).pathname, squadPages), args);

export const clientLoader = () => null;

export default function Squads({ loaderData }: Route.ComponentProps) {
  const page = pageIn(useLocation().pathname, squadPages);
  return <RankingPage subject="team" page={page} hidden={loaderData?.hidden} />;
}
