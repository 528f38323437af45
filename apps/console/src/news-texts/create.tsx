import { useOne } from '@refinedev/core';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Row } from '../contract.ts';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { useArticleTitle } from '../news-articles/use-article-title.ts';
import { Answer } from '../page/answer.tsx';
import type { Failure } from '../providers/failure.ts';
import { LanguageField, readWords, WordInputs } from './inputs.tsx';

/** An article in one more language. */
export function TextCreate() {
  const [params] = useSearchParams();
  const { query, result } = useOne<Row<'news-articles'>, Failure>({
    resource: 'news-articles',
    id: params.get('article') ?? '0',
    errorNotification: false,
  });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(article) => <Shown key={article.id} article={article} />}
    </Answer>
  );
}

function Shown({ article: { id, titles, named } }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation('editors');
  const titleOf = useArticleTitle();
  const written = Object.keys(titles);
  const [locale, setLocale] = useState<Locale>(
    () => locales.find((each) => !written.includes(each)) ?? locales[0],
  );
  return (
    <CreateScreen
      resource="news-texts"
      title={t('newsArticles.addLanguageOf', { title: titleOf(titles) })}
      listTitle={titleOf(titles)}
      backTo={`/news-articles/${id}?language=${locale}`}
      redirect="back"
      also={['news-articles']}
      read={(entries) => ({ articleId: id, locale, ...readWords(entries) })}
    >
      <WordInputs locale={locale} named={named}>
        <LanguageField value={locale} onChange={setLocale} without={written} />
      </WordInputs>
    </CreateScreen>
  );
}
