import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnFeedback } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { MoreButton } from '#app/shared/list/more-button.tsx';
import { Ago } from '#app/shared/time/ago.tsx';
import { feedbackQuery } from '../../api/user-queries.ts';

/** What one said to the operator, newest first, each with its answer. */
export function OwnFeedbackList() {
  const { t } = useTranslation('users');
  const query = useInfiniteQuery(feedbackQuery(useApi()));
  return (
    <Panel title={t('feedback.own')}>
      <Loaded query={query} skeleton={<SkeletonRows count={3} className="h-16" />}>
        {({ pages }) => {
          const said = pages.flatMap(({ items }) => items);
          if (said.length === 0) return <EmptyState text={t('feedback.none')} />;
          return (
            <>
              <ul className="divide-y divide-line">
                {said.map((one) => (
                  <Said key={one.id} said={one} />
                ))}
              </ul>
              <MoreButton query={query} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

const words = 'text-sm whitespace-pre-line rtl:text-right [overflow-wrap:anywhere]';

function Said({ said: { kind, text, at, answer, answeredAt } }: { said: OwnFeedback }) {
  const { t } = useTranslation('users');
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="flex items-center gap-2 text-xs text-muted">
        <Badge>{t(`feedback.kinds.${kind}`)}</Badge>
        <Ago at={at} />
      </p>
      <p dir="auto" className={words}>
        {text}
      </p>
      {answer === null || answeredAt === null ? (
        <p className="text-xs text-muted">{t('feedback.waits')}</p>
      ) : (
        <div className="flex flex-col gap-1 border-s-2 border-accent ps-3">
          <p className="flex items-center gap-2 text-xs text-muted">
            <span className="font-semibold text-accent">{t('feedback.answer')}</span>
            <Ago at={answeredAt} />
          </p>
          <p dir="auto" className={words}>
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}
