import { useOne } from '@refinedev/core';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useParams } from 'react-router';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { LanguageLinks } from '../news-articles/words/language-links.tsx';
import { NotEditable } from '../news-articles/words/not-editable.tsx';
import { Answer } from '../page/answer.tsx';
import type { Failure } from '../providers/failure.ts';
import { PublicationState } from '../publishing/publication-state.tsx';
import { readWords, WordInputs, type Words } from './inputs.tsx';

/** The words of an article in one of its languages: two editors at two of them do not meet. */
export function TextEdit() {
  const { id = '' } = useParams();
  const { query, result } = useOne<Row<'news-articles'>, Failure>({
    resource: 'news-articles',
    id: id.split('-')[0] ?? '',
    errorNotification: false,
  });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(article) => <Shown key={id} article={article} />}
    </Answer>
  );
}

function Shown({ article }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation('editors');
  return (
    <EditScreen<Row<'news-texts'>, Words>
      titleOf={({ title, locale }) =>
        t('newsArticles.editIn', { title, language: localeFacts[locale as Locale].endonym })
      }
      hintOf={() => <PublicationState state={article.state} />}
      backOf={({ articleId, locale, title }) => ({
        to: `/news-articles/${articleId}?language=${locale}`,
        label: title,
      })}
      redirect="back"
      also={['news-articles', 'news-revisions']}
      read={readWords}
      insteadOf={() => !mayEditArticle(article, 'desk') && <NotEditable article={article} />}
    >
      {(text) => (
        <>
          <LanguageLinks
            article={article}
            language={text.locale}
            to={(locale) => `/news-texts/${article.id}-${locale}`}
          />
          <WordInputs locale={text.locale as Locale} text={text} named={article.named} />
        </>
      )}
    </EditScreen>
  );
}
