import { type Protocol, protocols } from '@xiongmao/api/identity/protocols';
import { data } from 'react-router';
import { loadPage } from '#app/features/pages/api/load-page.ts';
import { PageScreen } from '#app/features/pages/components/text/page-screen.tsx';
import type { Route } from './+types/protocol';

export const handle = { namespaces: ['pages'] };

/** No word is the terms of service; a word that is none of the six is a page that does not exist. */
function read({ id = 'service' }: { id?: string }): Protocol {
  const protocol = protocols.find((name) => name === id);
  if (!protocol) throw data(null, { status: 404 });
  return protocol;
}

export const loader = (args: Route.LoaderArgs) => loadPage(args, read(args.params));
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args, read(args.params));

export default function ProtocolRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen key={loaderData.page} asked={loaderData} />;
}
