import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { SquadRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation, useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { playerRankingQuery } from '../../api/lines/line-queries.ts';
import { askedOfRoster, readRecordAddress } from '../../api/lines/ranking-address.ts';
import { SeasonPicker } from '../league/season-picker.tsx';
import { RankingRows } from '../lines/ranking-table.tsx';
import { TableChips } from '../lines/table-filters.tsx';
import { Section } from './section.tsx';

/** Who played for a team in a season, and what each did. */
export function Roster({ record }: { record: SquadRecord }) {
  const { t } = useTranslation('lines');
  const { pathname } = useLocation();
  const address = readRecordAddress(useSearchParams()[0]);
  const { rosters, team, gameId } = record;
  const asked = askedOfRoster(address, record)!;
  const query = useQuery({
    ...playerRankingQuery(useApi(), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('pages.TeamTable', { context: 'team' })}>
      <div className="px-1 md:px-3">
        <SeasonPicker
          seasons={rosters}
          seasonId={asked.seasonId}
          pathOf={(id) => `${pathname}?season=${id}`}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
        {(ranking) => (
          <>
            <div className="md:px-4">
              <TableChips ranking={ranking} gameId={gameId} />
            </div>
            <RankingRows
              subject="player"
              page={null}
              ranking={ranking}
              gameId={gameId}
              ofTeam={team.id}
            />
            <Pager page={address.page} pages={Math.ceil(ranking.total / pageSize)} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
