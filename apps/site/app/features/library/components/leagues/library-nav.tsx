import { leagueSections } from '@xiongmao/api/library/sections';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type LibraryPage, libraryPath } from '#app/paths.ts';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';

const pages = [null, ...leagueSections, 'config'] as const;

/** All leagues, those that have tables, knock-out stages and so on, and what there is of each game. */
export function LibraryNav({ page }: { page: LibraryPage | null }) {
  const { t } = useTranslation('library');
  return (
    <PageTabs
      label={t('leagues.title')}
      pages={pages.map((each) => ({
        to: libraryPath(each),
        text: t(`leagues.pages.${each ?? 'all'}`),
        isCurrent: each === (page === 'leagueList' ? null : page),
      }))}
    />
  );
}
