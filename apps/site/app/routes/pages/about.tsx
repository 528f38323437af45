import { loadPage } from '#app/features/pages/api/load-page.ts';
import { PageScreen } from '#app/features/pages/components/text/page-screen.tsx';
import type { Route } from './+types/about';

export const handle = { namespaces: ['pages'] };

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'about');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args, 'about');

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen asked={loaderData} />;
}
