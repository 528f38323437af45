import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useArticleColumns } from '../../news-articles/use-article-columns.tsx';
import { usePlanColumns } from '../../plans/use-plan-columns.tsx';
import { useAppealColumns } from '../../writing-appeals/use-appeal-columns.tsx';
import { useReportColumns } from '../../writing-reports/use-report-columns.tsx';
import { UserRows } from './user-rows.tsx';

/** What somebody writes, and what was reported and removed of it. */
export function UserWorks({ user: { id } }: { user: Row<'users'> }) {
  const { t } = useTranslation(['console', 'editors']);
  return (
    <div className="flex flex-col gap-4">
      <UserRows
        resource="writing-reports"
        title={t('writingReports.title')}
        userId={id}
        useColumns={useReportColumns}
        empty={t('users.none.reports')}
      />
      <UserRows
        resource="writing-appeals"
        title={t('writingAppeals.title')}
        userId={id}
        useColumns={useAppealColumns}
        empty={t('users.none.appeals')}
      />
      <UserRows
        resource="plans"
        title={t('plans.title')}
        userId={id}
        field="expertId"
        useColumns={usePlanColumns}
        empty={t('users.none.plans')}
      />
      <UserRows
        resource="news-articles"
        title={t('editors:newsArticles.title')}
        userId={id}
        field="authorId"
        useColumns={useArticleColumns}
        empty={t('users.none.articles')}
      />
    </div>
  );
}
