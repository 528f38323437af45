import { useTranslation } from '@xiongmao/i18n/use-translation';
import { giftsQuery } from '#app/features/gifts/api/gift-queries.ts';
import { SvgaPage } from '#app/features/gifts/components/svga/svga-page.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import type { Route } from './+types/svga';

export const handle = { namespaces: ['svga', 'shared'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await queries.prefetchQuery(giftsQuery(api));
  return null;
}

export function clientLoader() {
  return null;
}

/** The animation player (product spec §2). */
export default function Svga() {
  const { t } = useTranslation('svga');
  return (
    <main id="content" className="mx-auto flex w-full max-w-[70rem] flex-col gap-3 md:px-4 md:pt-3">
      <Head title={t('title')} description={t('description')} />
      <h1 className="px-4 pt-3 text-base font-semibold md:px-0 md:pt-0">{t('title')}</h1>
      <SvgaPage />
    </main>
  );
}
