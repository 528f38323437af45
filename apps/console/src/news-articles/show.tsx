import { useShow } from '@refinedev/core';
import { gameById } from '@xiongmao/api/catalogue/games';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useSearchParams } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { PublicationState } from '../publishing/publication-state.tsx';
import { ClaimsOf } from '../takedowns/claims-of.tsx';
import { ArticleMoves } from './article-moves.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { useArticleTitle } from './use-article-title.ts';
import { Revisions, SinceReview } from './words/revisions.tsx';
import { WordsPanel } from './words/words-panel.tsx';

/** An article as it would be read, what can become of it, and what it said before. */
export function ArticleShow() {
  const { query, result } = useShow<Row<'news-articles'>, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(article) => <Shown key={article.id} article={article} />}
    </Answer>
  );
}

function Shown({ article }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation(['editors', 'articles']);
  const { moment } = useFormat();
  const titleOf = useArticleTitle();
  const language = useLanguage(article);
  const { id, kind, gameId, state, titles, reason, reasons, publishAt } = article;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={titleOf(titles)}
        badge={<PublicationState state={state} />}
        hint={publishAt ? t('newsArticles.publishesAt', { at: moment(publishAt) }) : undefined}
        back={{ to: '/news-articles', label: t('newsArticles.title') }}
      >
        {state === 'published' && (
          <SiteLink to={`/news/${gameById(gameId)?.slug}/${id}`}>
            {t('pageVersions.onSite')}
          </SiteLink>
        )}
        <ArticleMoves article={article} />
      </PageHead>
      {reason && (
        <p className="rounded-lg bg-surface p-4 text-sm">{t('articles:because', { reason })}</p>
      )}
      {reasons.length > (reason ? 1 : 0) && <Earlier reasons={reasons.slice(reason ? 1 : 0)} />}
      {kind === 'expert' && state === 'review' && (
        <SinceReview article={article} language={language} />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <WordsPanel article={article} language={language} />
        <div className="flex min-w-0 flex-col gap-4">
          <ClaimsOf kind="article" id={id} />
          <FactsPanel article={article} />
        </div>
      </div>
      {kind === 'news' && <Revisions article={article} language={language} />}
    </div>
  );
}

/** What it was sent back for before. */
function Earlier({ reasons }: Pick<Row<'news-articles'>, 'reasons'>) {
  const { t } = useTranslation('editors');
  const { moment } = useFormat();
  return (
    <Panel title={t('newsArticles.earlierReasons')}>
      <ol className="flex flex-col gap-3 text-sm">
        {reasons.map(({ reason, by, at }) => (
          <li key={at}>
            <p className="flex flex-wrap gap-x-2 text-xs text-muted">
              <bdi>{by}</bdi>
              <span className="tabular">{moment(at)}</span>
            </p>
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {reason}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The language in sight: that of the address, the reader's own, or the first. */
function useLanguage({ titles }: Row<'news-articles'>): string {
  const [params] = useSearchParams();
  const wanted = [params.get('language'), useLocale()];
  return wanted.find((each) => each !== null && each in titles) ?? Object.keys(titles)[0]!;
}
