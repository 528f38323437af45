import type { HiddenResults as Hidden } from '@xiongmao/api/users/spoilers';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSyncExternalStore } from 'react';
import { Head } from '../document/seo.tsx';
import HiddenResults from './hidden-results.tsx';

const never = () => () => undefined;

/** A page that is results alone: it says whose, and asks first. */
export default function HiddenPage({ hidden }: { hidden: Hidden }) {
  const { t } = useTranslation('errors');
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const said = t('resultsHidden');
  return (
    <main id="content" className="mx-auto w-full max-w-xl py-8">
      <Head title={hidden.title ?? said} description={said} hidden />
      <h1 className="sr-only">{said}</h1>
      {isThere ? (
        <HiddenResults hidden={hidden} onShown={() => location.reload()} />
      ) : (
        <p className="p-4 text-center">{said}</p>
      )}
    </main>
  );
}
