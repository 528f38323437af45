import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSpoilers } from '#app/features/users/api/use-spoilers.ts';
import { SpoilersForm } from '#app/features/users/components/spoilers/spoilers-form.tsx';
import { homePath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';

export const handle = { namespaces: ['spoilers', 'games', 'matches'] };

const skeleton = <SkeletonRows count={10} className="h-12" />;

/** Of guests, too: what they choose their browser keeps. */
export default function SpoilersPage() {
  const { t } = useTranslation('spoilers');
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('title')} description={t('hint')} />
      <div className="flex items-center">
        <BackLink to={homePath} className="text-muted sm:-ms-3" />
        <h1 className="py-3 text-base font-semibold">{t('title')}</h1>
      </div>
      <p className="px-4 pb-4 text-sm text-muted">{t('hint')}</p>
      <ClientOnly fallback={skeleton}>{() => <Own />}</ClientOnly>
    </main>
  );
}

function Own() {
  const query = useSpoilers();
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(spoilers) => <SpoilersForm spoilers={spoilers} />}
    </Loaded>
  );
}
