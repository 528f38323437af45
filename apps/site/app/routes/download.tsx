import { useTranslation } from '@xiongmao/i18n/use-translation';
import { DownloadPage } from '#app/features/promotion/components/download-page.tsx';
import { useProductName } from '#app/platform/document/product-name.ts';
import { Head } from '#app/platform/document/seo.tsx';

export const handle = { namespaces: ['promotion'] };

export default function Download() {
  const { t } = useTranslation('promotion');
  const title = t('download.title', { name: useProductName() });
  return (
    <main id="content">
      <Head title={title} description={t('download.lead')} />
      <DownloadPage />
    </main>
  );
}
