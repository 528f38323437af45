import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { schedulePageSize } from '@xiongmao/api/library/sections';
import type { LibrarySeason, SeasonSchedule as Shown } from '@xiongmao/api/library/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { readPage } from '#app/shared/list/list-address.ts';
import { Pager } from '#app/shared/list/pager.tsx';
import { scheduleQuery } from '../../api/library-queries.ts';
import { readSchedule } from '../../api/season-address.ts';
import { DataTable } from '../table/data-table.tsx';
import { useScheduleColumns } from './schedule-columns.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';

/** ms between two looks while a match in sight is played. */
const pollInterval = 20_000;
const inPlay = new Set(['live', 'interrupted']);

/** The schedule and results of a season, by round or month, of all sides or one. */
export function SeasonSchedule({ season }: { season: LibrarySeason }) {
  const { t } = useTranslation('library');
  const [search] = useSearchParams();
  const asked = readSchedule(season, search);
  const query = useQuery({
    ...scheduleQuery(useApi(), asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.matches ?? []).some(({ status }) => inPlay.has(status)) && pollInterval,
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
      {(schedule) => (
        <>
          <ScheduleFilters schedule={schedule} asked={asked} />
          {schedule.matches.length === 0 ? (
            <EmptyState text={t('schedule.empty')} />
          ) : (
            <section
              aria-busy={query.isPlaceholderData}
              className="overflow-hidden bg-surface aria-busy:opacity-60 md:rounded-lg"
            >
              <ScheduleTable schedule={schedule} />
              <Pager
                page={readPage(search.get('page'))}
                pages={Math.ceil(schedule.total / schedulePageSize)}
              />
            </section>
          )}
        </>
      )}
    </Loaded>
  );
}

function ScheduleTable({ schedule }: { schedule: Shown }) {
  const { t } = useTranslation('library');
  const { name, columns } = useScheduleColumns(schedule);
  return (
    <DataTable
      caption={t('pages.scheduleTable')}
      rows={schedule.matches}
      keyOf={({ id }) => id}
      name={name}
      columns={columns}
    />
  );
}
