import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { accountPath, allExpertsPath, expertsPath, specialistsPath } from '#app/paths.ts';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';

const pages = [
  { name: 'overview', to: expertsPath },
  { name: 'all', to: allExpertsPath },
  { name: 'specialist', to: specialistsPath },
  { name: 'orders', to: accountPath('myOrder') },
] as const;

/** The pages about experts, side by side. */
export function ExpertsNav() {
  const { t } = useTranslation('experts');
  const pathname = useLocation().pathname.replace(/\/$/, '');
  return (
    <PageTabs
      label={t('nav.label')}
      pages={pages.map(({ name, to }) => ({
        to,
        text: t(`nav.${name}`),
        isCurrent: to === pathname,
      }))}
      className="border-b border-line"
    />
  );
}
