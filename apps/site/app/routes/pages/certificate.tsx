import { loadPage } from '#app/features/pages/api/load-page.ts';
import { PageScreen } from '#app/features/pages/components/text/page-screen.tsx';
import type { Route } from './+types/certificate';

export const handle = { namespaces: ['pages'] };

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'certificate');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args, 'certificate');

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen asked={loaderData} />;
}
