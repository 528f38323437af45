import { mayEditArticle } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type ArticleFacts, ArticleInputs, readFacts } from './inputs.tsx';
import { useArticleTitle } from './use-article-title.ts';
import { NotEditable } from './words/not-editable.tsx';

/** The game, the cover and the links of an article. */
export function ArticleEdit() {
  const { t } = useTranslation('editors');
  const titleOf = useArticleTitle();
  return (
    <EditScreen<Row<'news-articles'>, ArticleFacts>
      titleOf={({ titles }) => t('newsArticles.editOf', { title: titleOf(titles) })}
      backOf={({ id, titles }) => ({ to: `/news-articles/${id}`, label: titleOf(titles) })}
      redirect="back"
      also={['news-articles']}
      read={readFacts}
      insteadOf={(article) => !mayEditArticle(article, 'desk') && <NotEditable article={article} />}
    >
      {(article) => <ArticleInputs article={article} />}
    </EditScreen>
  );
}
