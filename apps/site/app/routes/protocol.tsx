import { type Protocol, protocols } from '@xiongmao/api/identity/protocols';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data } from 'react-router';
import { ProtocolPage } from '#app/features/protocols/components/protocol-page.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import type { Route } from './+types/protocol';

export const handle = { namespaces: ['protocols'] };

/** No word is the terms of service; a word that is none of the six is a page that does not exist. */
function read({ id = 'service' }: { id?: string }): Protocol {
  const protocol = protocols.find((name) => name === id);
  if (!protocol) throw data(null, { status: 404 });
  return protocol;
}

export const loader = ({ params }: Route.LoaderArgs) => read(params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => read(params);

export default function ProtocolRoute({ loaderData: protocol }: Route.ComponentProps) {
  const { t } = useTranslation('protocols');
  return (
    <>
      <Head title={t(`${protocol}.title`)} description={t(`${protocol}.summary`)} />
      <ProtocolPage key={protocol} protocol={protocol} />
    </>
  );
}
