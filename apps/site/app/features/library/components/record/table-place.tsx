import { useQuery } from '@tanstack/react-query';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { SquadRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { leaguePath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { groupTitle } from '#app/shared/names/group-title.ts';
import { seasonName } from '#app/shared/names/season-name.ts';
import { tablesQuery } from '../../api/library-queries.ts';
import { decisiveOnly, useStandingColumns } from '../season/standing-columns.tsx';
import { DataTable, unsorted } from '../table/data-table.tsx';
import { Section } from './section.tsx';

/** Those in sight, the team in their midst. */
const shown = 3;

interface TablePlaceProps {
  teamId: number;
  latest: SquadRecord['seasons'][number];
}

/** Where a team stands in the table of its latest season, between its neighbours; nothing where there is no table. */
export function TablePlace({ teamId, latest }: TablePlaceProps) {
  const { t } = useTranslation('matches');
  const { t: tLibrary } = useTranslation('library');
  const { league, season } = latest;
  const columnsOf = useStandingColumns(league);
  const groups = useQuery(tablesQuery(useApi(), { seasonId: season.id })).data?.groups ?? [];
  const table = groups.find(({ rows }) => rows.some(({ team }) => team.id === teamId));
  if (!table) return null;
  const { rows } = table;
  const at = rows.findIndex(({ team }) => team.id === teamId);
  const from = Math.max(0, Math.min(at - 1, rows.length - shown));
  const { before, name, columns } = columnsOf(rows);
  const group = groupTitle(t, groups, table, sidesAs(league.gameId));
  const title = [
    `${league.name} ${seasonName(season.name)}`,
    ...(group.length > 0 ? group : [tLibrary('pages.groupTable')]),
  ];
  return (
    <Section title={title.join(' · ')}>
      <DataTable
        caption={title.join(' · ')}
        rows={rows.slice(from, from + shown)}
        keyOf={({ team }) => team.id}
        before={unsorted(before)}
        name={unsorted(name)}
        columns={decisiveOnly(columns).map(unsorted)}
        isCurrent={({ team }) => team.id === teamId}
      />
      <Link
        to={leaguePath(league.id, 'groupTable', season.id)}
        className="flex min-h-11 items-center px-3 text-sm text-muted hover:text-ink md:px-4"
      >
        {tLibrary('overview.all')}
        <span className="sr-only">: {tLibrary('pages.groupTable')}</span>
      </Link>
    </Section>
  );
}
