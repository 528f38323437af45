import { CanAccess, useOne } from '@refinedev/core';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import { BodyView } from '@xiongmao/articles/components/body-view';
import { createShown } from '@xiongmao/articles/shown';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo } from 'react';
import type { Row } from '../../contract.ts';
import { RemoveRow } from '../../form/remove-row.tsx';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { LinkButton } from '../../page/links/link-button.tsx';
import { Panel } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { LanguageLinks } from './language-links.tsx';
import '@xiongmao/articles/words.css';

interface WordsPanelProps {
  article: Row<'news-articles'>;
  language: string;
}

/** An article as it is read, a language at a time. */
export function WordsPanel({ article, language }: WordsPanelProps) {
  const { t } = useTranslation(['editors', 'articles']);
  const { id } = article;
  const { query } = useOne<Row<'news-texts'>, Failure>({
    resource: 'news-texts',
    id: `${id}-${language}`,
    errorNotification: false,
  });
  const text = query.data?.data;
  return (
    <Panel
      title={t('articles:preview')}
      aside={
        text &&
        mayEditArticle(article, 'desk') && <Changing key={text.id} article={article} text={text} />
      }
    >
      <div className="flex flex-col gap-4">
        <LanguageLinks
          article={article}
          language={language}
          to={(locale) => `/news-articles/${id}?language=${locale}`}
        />
        <Answer query={query} data={text} skeleton={<Skeleton className="h-64" />}>
          {(shown) => <Read article={article} text={shown} />}
        </Answer>
      </div>
    </Panel>
  );
}

interface ReadProps {
  article: Row<'news-articles'>;
  text: Row<'news-texts'>;
}

function Changing({ article, text }: ReadProps) {
  const { t } = useTranslation(['editors', 'articles']);
  const language = localeFacts[text.locale as Locale].endonym;
  return (
    <div className="flex flex-wrap gap-2">
      {Object.keys(article.titles).length > 1 && (
        <CanAccess resource="news-texts" action="delete">
          <RemoveRow
            resource="news-texts"
            row={text}
            title={t('newsArticles.removeLanguageOf', { language })}
            hint={t('newsArticles.removeLanguageHint')}
            also={['news-articles']}
            then={`/news-articles/${article.id}`}
          >
            {t('newsArticles.removeLanguage')}
          </RemoveRow>
        </CanAccess>
      )}
      <CanAccess resource="news-texts" action="edit">
        <LinkButton to={`/news-texts/${text.id}`}>
          <Pencil aria-hidden className="size-4" />
          {t('newsArticles.editWords')}
        </LinkButton>
      </CanAccess>
    </div>
  );
}

function Read({ article: { named }, text }: ReadProps) {
  const { t } = useTranslation(['editors', 'articles']);
  const { moment } = useFormat();
  const labelOf = useLinkLabel();
  const locale = text.locale as Locale;
  const shown = useMemo(
    () =>
      createShown(
        named.map((link) => [link, labelOf(link)] as const),
        text.pictures,
        labelOf,
      ),
    [named, text.pictures, labelOf],
  );
  const { title, summary, body, minutes, changedAt, changedBy } = text;
  return (
    <article className="flex max-w-prose flex-col gap-3">
      <div lang={localeFacts[locale].tag} dir={directionOf(locale)} className="flex flex-col gap-2">
        <h3 className="text-xl font-semibold break-words">{title}</h3>
        <p className="break-words text-muted">{summary}</p>
      </div>
      <p className="text-xs text-muted">
        {t('articles:minutes', { count: minutes })} ·{' '}
        {t('newsArticles.changedBy', { at: moment(changedAt), by: changedBy })}
      </p>
      <BodyView body={body} locale={locale} shown={shown} />
    </article>
  );
}
