import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { matchLogQuery } from '../../api/lines/line-queries.ts';
import { askedOfLog, readRecordAddress } from '../../api/lines/ranking-address.ts';
import { MatchTable } from './match-table.tsx';
import { Section } from './section.tsx';

interface MatchLogProps {
  subject: Subject;
  id: number;
  gameId: number;
  title: string;
  table?: string | null;
}

/** Match by match what somebody did, page by page. */
export function MatchLog({ subject, id, gameId, title, table }: MatchLogProps) {
  const { t } = useTranslation('lines');
  const address = readRecordAddress(useSearchParams()[0]);
  const query = useQuery({
    ...matchLogQuery(useApi(), subject, askedOfLog(address, id)),
    placeholderData: keepPreviousData,
  });
  const { sort } = address;
  const order = sort
    ? { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') }
    : { key: 'date', descending: true };
  return (
    <Section title={title}>
      <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={t('empty')} />
          ) : (
            <>
              <MatchTable
                subject={subject}
                gameId={gameId}
                lines={items}
                order={order}
                table={table}
              />
              <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
