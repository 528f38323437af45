import type { UseQueryOptions } from '@tanstack/react-query';
import { type OccasionSubject, occasionsOf } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';
import { useOnline } from '#app/platform/online.ts';
import { OccasionChoice } from './occasion-choice.tsx';
import { type Chosen, useOccasions } from './use-occasions.ts';

interface OccasionPanelProps<Key extends readonly unknown[]> {
  subject: OccasionSubject;
  gameId: number;
  name: string;
  /** The way to follow it, or no longer. */
  mark: ReactNode;
  /** Whether one does: of nothing else one is told. */
  isKept: boolean;
  /** Stands for the choice where one does not. */
  hint: string;
  query: UseQueryOptions<Chosen, Error, Chosen, Key>;
  save: (occasions: Chosen['occasions']) => Promise<Chosen>;
}

/** Of one thing, which notices one gets. */
export function OccasionPanel<Key extends readonly unknown[]>(props: OccasionPanelProps<Key>) {
  const { subject, gameId, name, mark, isKept, hint, query, save } = props;
  const { t } = useTranslation();
  const online = useOnline();
  const { held, choose } = useOccasions({ query, save, isKept });

  function choice(): ReactNode {
    if (held.data) {
      return (
        <OccasionChoice
          label={name}
          offered={occasionsOf(subject, gameId)}
          chosen={held.data.occasions}
          onChange={choose}
        />
      );
    }
    if (!online) return <p className="text-xs text-muted">{t('state.offline')}</p>;
    if (!held.isError) return <Skeleton className="h-11 md:h-9" />;
    return (
      <div className="flex items-center justify-between gap-3">
        <p role="alert" className="text-xs text-loss">
          {t('state.failed')}
        </p>
        <Button onClick={() => void held.refetch()}>{t('action.retry')}</Button>
      </div>
    );
  }

  return (
    <section className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 dir="auto" className="min-w-0 truncate text-sm font-semibold">
          {name}
        </h3>
        {mark}
      </div>
      {isKept ? choice() : <p className="text-xs text-muted">{hint}</p>}
    </section>
  );
}
