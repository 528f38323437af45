import { useInfiniteQuery } from '@tanstack/react-query';
import { type TransferKind, transferKinds } from '@xiongmao/api/transfer-kinds';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { entriesQuery } from '../api/wallet-queries.ts';
import { EntryRow } from './entry-row.tsx';

/** Kinds that a person's own gold moves by; payouts are between the product and experts. */
const shownKinds = transferKinds.filter((kind) => kind !== 'share');
type Choice = TransferKind | 'all';

/** Where gold came from and went, newest first. */
export function CoinDetails() {
  const { t } = useTranslation(['wallet', 'transfers']);
  const [choice, setChoice] = useState<Choice>('all');
  const kind = choice === 'all' ? null : choice;
  const query = useInfiniteQuery(entriesQuery(useApi(), kind));
  const label = (each: Choice) => (each === 'all' ? t('details.all') : t(`transfers:${each}`));
  return (
    <Panel title={t('details.title')}>
      <div className="px-4 pt-1 pb-2">
        <Segmented<Choice>
          look="chips"
          name="kind"
          label={t('details.kind')}
          options={['all' as const, ...shownKinds].map((value) => ({ value, label: label(value) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      <PagedList
        query={query}
        skeleton={<SkeletonRows count={5} className="h-12" />}
        empty={
          <EmptyState
            text={t(kind ? 'details.emptyKind' : 'details.empty')}
            hint={t('details.emptyHint')}
          />
        }
      >
        {(entries) => (
          <ul className="pb-2">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
