import { CanAccess } from '@refinedev/core';
import { articleTransitionOf, type OfficeEvent } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Row } from '../../contract.ts';
import { ByOthers } from '../../form/by-others.tsx';
import { AskedDecision, DecisionButton, ReasonedDecision } from '../../form/decision.tsx';
import { RemoveRow } from '../../form/remove-row.tsx';
import { Schedule } from '../../form/schedule.tsx';
import { useNext } from '../../queue/use-next.ts';
import { ShortcutButton } from '../../shortcuts/shortcut-button.tsx';
import { useArticleTitle } from '../use-article-title.ts';

type Article = Row<'news-articles'>;

/** What the desk may do with an article, by the contract’s transitions. */
export function Moves({ article }: { article: Article }) {
  const { kind, state, authorId } = article;
  // Nobody reviews what they wrote themselves.
  const concerned = kind === 'expert' && state === 'review' ? [authorId] : [];
  return (
    <CanAccess resource="news-articles" action="edit">
      <ByOthers concerned={concerned}>
        <Possible article={article} />
      </ByOthers>
    </CanAccess>
  );
}

function Possible({ article }: { article: Article }) {
  const { t } = useTranslation(['editors', 'console']);
  const titleOf = useArticleTitle();
  const { id, version, kind, state, titles, publishedAt } = article;
  const can = (event: OfficeEvent) => articleTransitionOf(article, event, 'desk') !== undefined;
  const move = (event: OfficeEvent) => ({
    resource: 'news-articles' as const,
    id,
    version,
    values: { event },
    done: t(`newsArticles.done.${event}`),
  });
  const title = titleOf(titles);
  const next = useNext('news-articles');
  // Who reviews goes on to what waits longest.
  const onward = () => {
    if (state === 'review') next.mutate(0);
  };
  const isTold = t(kind === 'expert' ? 'newsArticles.authorTold' : 'newsArticles.colleaguesTold');
  return (
    <>
      {state === 'review' && (
        <ShortcutButton shortcut="n" disabled={next.isPending} onClick={() => next.mutate(id)}>
          {t('console:queue.next')}
        </ShortcutButton>
      )}
      {can('publish') && (
        <AskedDecision
          {...move('publish')}
          then={onward}
          look="primary"
          title={t('newsArticles.publishOf', { title })}
          hint={t('newsArticles.publishHint')}
          icon={<Check aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.publish')}
        </AskedDecision>
      )}
      {can('schedule') && (
        <Schedule
          resource="news-articles"
          row={article}
          done={t('newsArticles.done.schedule')}
          then={onward}
        />
      )}
      {can('submit') && (
        <DecisionButton {...move('submit')}>{t('newsArticles.moves.submit')}</DecisionButton>
      )}
      {can('recall') && (
        <DecisionButton {...move('recall')}>
          {t(state === 'scheduled' ? 'newsArticles.moves.unschedule' : 'newsArticles.moves.recall')}
        </DecisionButton>
      )}
      {can('refuse') && (
        <ReasonedDecision
          {...move('refuse')}
          then={onward}
          title={t('newsArticles.refuseOf', { title })}
          hint={isTold}
          icon={<X aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.refuse')}
        </ReasonedDecision>
      )}
      {can('withdraw') && (
        <ReasonedDecision
          {...move('withdraw')}
          title={t('newsArticles.withdrawOf', { title })}
          hint={isTold}
          icon={<ArrowDownToLine aria-hidden className="size-4" />}
        >
          {t('newsArticles.moves.withdraw')}
        </ReasonedDecision>
      )}
      {kind === 'news' && publishedAt === null && (state === 'draft' || state === 'refused') && (
        <CanAccess resource="news-articles" action="delete">
          <RemoveRow
            resource="news-articles"
            row={article}
            title={t('newsArticles.removeOf', { title })}
            hint={t('newsArticles.removeHint')}
          >
            {t('newsArticles.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    </>
  );
}
