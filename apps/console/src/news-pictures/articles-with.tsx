import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useArticleColumns } from '../news-articles/use-article-columns.tsx';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';

/** Where a picture is shown: it can't be deleted before it is nowhere. */
export function ArticlesWith({ pictureId }: { pictureId: number }) {
  const { t } = useTranslation('editors');
  const rows = useRows('news-articles', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'pictureId', operator: 'eq', value: pictureId }],
  });
  return (
    <Section title={t('newsPictures.shownIn')} hint={t('newsPictures.shownInHint')}>
      <DataTable
        label={t('newsPictures.shownIn')}
        columns={useArticleColumns()}
        rows={rows}
        empty={t('newsPictures.nowhere')}
      />
    </Section>
  );
}
