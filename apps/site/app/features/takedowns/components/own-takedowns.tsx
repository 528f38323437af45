import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnTakedown } from '@xiongmao/api/takedowns/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { Ago } from '#app/shared/time/ago.tsx';
import { takedownsQuery } from '../api/takedown-queries.ts';
import { CounterForm } from './counter-form.tsx';

/** What was taken down of one's own because of somebody's rights, each with its reason and the way to object. */
export function OwnTakedowns() {
  const { t } = useTranslation(['takedowns', 'common']);
  const [countered, setCountered] = useState<OwnTakedown | null>(null);
  return (
    <Panel title={t('own.title')} hint={t('own.hint')}>
      <PagedList
        query={useInfiniteQuery(takedownsQuery(useApi()))}
        skeleton={<SkeletonRows count={2} className="h-20" />}
        empty={<p className="px-4 pt-1 pb-4 text-sm text-muted">{t('own.none')}</p>}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((takedown) => (
              <TakedownRow
                key={takedown.id}
                takedown={takedown}
                onCounter={() => setCountered(takedown)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog
        open={countered !== null}
        onClose={() => setCountered(null)}
        title={t('own.counterTitle')}
        closeLabel={t('common:action.close')}
      >
        {countered && <CounterForm id={countered.id} onSent={() => setCountered(null)} />}
      </Dialog>
    </Panel>
  );
}

function TakedownRow({ takedown, onCounter }: { takedown: OwnTakedown; onCounter: () => void }) {
  const { t } = useTranslation('takedowns');
  const { claimant, work, targets, reason, at, counter, answer } = takedown;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{t('own.by', { claimant })}</span>
        {counter !== 'none' && <Badge>{t(`own.counter.${counter}`)}</Badge>}
        <span className="ms-auto text-xs text-muted">
          <Ago at={at} />
        </span>
      </p>
      <ul className="flex flex-col gap-1 rounded-sm border-s-2 border-line bg-raised px-3 py-1.5">
        {targets.map(({ kind, title, address, down }) => (
          <li key={`${kind} ${address}`}>
            {t(`own.kind.${kind}`)} <bdi>{title || address}</bdi>
            {!down && <span className="text-muted"> · {t('own.restored')}</span>}
          </li>
        ))}
      </ul>
      <p>
        <span className="text-muted">{t('own.work')}</span> <bdi>{work}</bdi>
      </p>
      <p>
        <span className="text-muted">{t('own.why')}</span> <bdi>{reason}</bdi>
      </p>
      {answer && (
        <p>
          <span className="text-muted">{t('own.answer')}</span> <bdi>{answer}</bdi>
        </p>
      )}
      {counter === 'none' && (
        <div>
          <Button aria-haspopup="dialog" onClick={onCounter}>
            {t('own.ask')}
          </Button>
        </div>
      )}
    </li>
  );
}
