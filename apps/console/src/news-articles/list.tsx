import { articleKinds } from '@xiongmao/api/news/rules';
import { publicationStates } from '@xiongmao/api/publishing/rules';
import { localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { NewLink } from '../page/links/new-link.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useArticleColumns } from './use-article-columns.tsx';

const languages = locales.map((value) => ({ value, label: localeFacts[value].endonym }));

/** What editors write, and what experts ask them to publish. */
export function ArticleList() {
  const { t } = useTranslation(['editors', 'articles']);
  const sort = { field: 'id', order: 'desc' } as const;
  const rows = useRows('news-articles', { sort, inAddress: true });
  const create = <NewLink resource="news-articles">{t('newsArticles.create')}</NewLink>;
  return (
    <ListScreen
      title={t('newsArticles.title')}
      hint={t('newsArticles.listHint')}
      actions={create}
      filters={
        <>
          <SearchFilter label={t('newsArticles.search')} field="q" />
          <ChoiceFilter
            label={t('newsArticles.state')}
            options={publicationStates.map((value) => ({
              value,
              label: t(`articles:states.${value}`),
            }))}
            field="state"
          />
          <ChoiceFilter
            label={t('newsArticles.kind')}
            options={articleKinds.map((value) => ({
              value,
              label: t(`newsArticles.kinds.${value}`),
            }))}
            field="kind"
          />
          <GameFilter />
          <ChoiceFilter label={t('articles:language')} options={languages} field="locale" />
        </>
      }
      columns={useArticleColumns()}
      rows={rows}
      empty={t('newsArticles.empty')}
      emptyHint={t('newsArticles.emptyHint')}
      emptyAction={create}
    />
  );
}
