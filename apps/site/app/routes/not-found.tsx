import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { Head } from '#app/platform/seo.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('error.notFound')} hidden />
      <h1>{t('error.notFound')}</h1>
    </>
  );
}
