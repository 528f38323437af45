import { CanAccess, useOne } from '@refinedev/core';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import { bodyLines } from '@xiongmao/articles/body-lines';
import { createShown } from '@xiongmao/articles/shown';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../../contract.ts';
import { DecisionButton } from '../../form/decision.tsx';
import { useFormat } from '../../format.ts';
import { Panel, Section } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { columnsOf } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useRows } from '../../table/use-rows.ts';
import { ChangedLines } from '../../words/changed-lines.tsx';

interface RevisionsProps {
  article: Row<'news-articles'>;
  language: string;
}

const column = columnsOf<Row<'news-revisions'>>();

/** What an article said in a language each time that it was saved; each can stand there again. */
export function Revisions({ article, language }: RevisionsProps) {
  const { t } = useTranslation(['editors', 'articles']);
  const { moment } = useFormat();
  const rows = useRows('news-revisions', {
    sort: { field: 'id', order: 'desc' },
    only: [
      { field: 'articleId', operator: 'eq', value: article.id },
      { field: 'locale', operator: 'eq', value: language },
    ],
  });
  const columns = useMemo(
    () => [
      column.accessor('at', {
        header: t('newsArticles.saved'),
        meta: { onPhone: 'aside', className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('by', { header: t('proclamations.by') }),
      column.accessor('title', {
        header: t('articles:title'),
        meta: { onPhone: 'head' },
      }),
    ],
    [t, moment],
  );
  return (
    <Section title={t('newsArticles.revisions')} hint={t('newsArticles.revisionsHint')}>
      <DataTable
        label={t('newsArticles.revisions')}
        columns={columns}
        rows={rows}
        empty={t('newsArticles.noRevisions')}
        detail={(revision) => <Revision article={article} revision={revision} />}
      />
    </Section>
  );
}

interface RevisionProps {
  article: Row<'news-articles'>;
  revision: Row<'news-revisions'>;
}

/** What an expert has changed since the desk last decided on it; nothing before that. */
export function SinceReview({ article, language }: RevisionsProps) {
  const { t } = useTranslation('editors');
  const { moment } = useFormat();
  const { table } = useRows('news-revisions', {
    sort: { field: 'id', order: 'desc' },
    only: [
      { field: 'articleId', operator: 'eq', value: article.id },
      { field: 'locale', operator: 'eq', value: language },
    ],
    pageSize: 1,
  });
  const [last] = table.result.data;
  if (!last) return null;
  return (
    <Panel
      title={t('newsArticles.sinceReview')}
      hint={t('newsArticles.sinceReviewHint', { at: moment(last.at) })}
    >
      <Revision article={article} revision={last} />
    </Panel>
  );
}

/** What has changed since then, and the way back. */
function Revision({ article, revision }: RevisionProps) {
  const { named } = article;
  const { t } = useTranslation(['editors', 'articles']);
  const labelOf = useLinkLabel();
  const { articleId, locale } = revision;
  const { query } = useOne<Row<'news-texts'>, Failure>({
    resource: 'news-texts',
    id: `${articleId}-${locale}`,
    errorNotification: false,
  });
  const now = query.data?.data;
  if (!now) return null;
  const { nameOf } = createShown(
    named.map((link) => [link, labelOf(link)] as const),
    {},
    labelOf,
  );
  const whole = ({ title, summary, body }: Pick<typeof now, 'title' | 'summary' | 'body'>) =>
    [title, summary, bodyLines(body, nameOf)].join('\n');
  const [from, to] = [whole(revision), whole(now)];
  if (from === to) return <p className="text-sm text-muted">{t('newsArticles.asNow')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {article.kind === 'news' && (
        <h3 className="text-sm font-semibold">{t('newsArticles.changedSince')}</h3>
      )}
      <ChangedLines locale={locale as Locale} from={from} to={to} />
      {mayEditArticle(article, 'desk') && (
        <CanAccess resource="news-texts" action="edit">
          <DecisionButton
            resource="news-texts"
            id={now.id}
            version={now.version}
            values={{ restore: revision.id }}
            done={t('newsArticles.restored')}
            also={['news-articles', 'news-revisions']}
          >
            {t('newsArticles.restore')}
          </DecisionButton>
        </CanAccess>
      )}
    </div>
  );
}
