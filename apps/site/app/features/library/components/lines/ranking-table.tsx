import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { isShown } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { LinePage } from '@xiongmao/api/library/lines/pages';
import type { RankedLine, Ranking, Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { playerPath, squadPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { Pager } from '#app/shared/list/pager.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { PositionName } from '#app/shared/names/role-name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { rankingQuery } from '../../api/lines/line-queries.ts';
import { askedOfRanking, type RankingAddress } from '../../api/lines/ranking-address.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { TableFilters } from './table-filters.tsx';
import { useFigures } from './use-figures.ts';
import { weaponColumns } from './weapon-columns.tsx';

interface RankingTableProps {
  subject: Subject;
  page: LinePage | null;
  address: RankingAddress;
  seasonId: number;
  gameId: number;
}

/** A season's table, page by page: filtered by team and name, sorted by any of its figures. */
export function RankingTable({ subject, page, address, seasonId, gameId }: RankingTableProps) {
  const { t } = useTranslation('lines');
  const query = useQuery({
    ...rankingQuery(useApi(), subject, askedOfRanking(address, seasonId, page)),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = address.q !== '' || address.teamId !== null;
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
      {(ranking) => (
        <>
          <TableFilters
            subject={subject}
            page={page}
            address={address}
            ranking={ranking}
            gameId={gameId}
          />
          <section
            aria-busy={query.isPlaceholderData}
            className="overflow-hidden bg-surface aria-busy:opacity-60 md:rounded-lg"
          >
            <p role="status" className="sr-only">
              {t(`counted.${subject}`, { count: ranking.total })}
            </p>
            {ranking.items.length === 0 ? (
              <EmptyState
                {...(isNarrowed ? { text: t('none'), hint: t('noneHint') } : { text: t('empty') })}
              />
            ) : (
              <RankingRows subject={subject} page={page} ranking={ranking} gameId={gameId} />
            )}
            <Pager page={address.page} pages={Math.ceil(ranking.total / pageSize)} />
          </section>
        </>
      )}
    </Loaded>
  );
}

interface RankingRowsProps {
  subject: Subject;
  page: LinePage | null;
  ranking: Ranking;
  gameId: number;
  /** All of them are of this team. */
  ofTeam?: number;
}

/** A page of a ranking. */
export function RankingRows({ subject, page, ranking, gameId, ofTeam }: RankingRowsProps) {
  const { t } = useTranslation('lines');
  const columnsOf = useFigureColumns(gameId);
  const { nameOf } = useFigures(gameId);
  const { items, table, sort, order } = ranking;
  const means = page === 'meansModule' ? 'means' : 'totals';
  const figures = gameTables(subject, gameId).find(({ key }) => key === table)?.figures ?? [];
  const counted = figures.filter((figure) => isShown(figure, means));
  const matches: Column<RankedLine> = {
    key: 'matches',
    head: t('column.matches'),
    by: (line) => line.matches,
    cell: (line) => line.matches,
  };
  const isAlone = sidesAs(gameId) === 'player' || ofTeam !== undefined;
  const position: Column<RankedLine> = {
    key: 'position',
    head: t('column.position'),
    cell: ({ player }) =>
      player?.position ? <PositionName role={player.position} gameId={gameId} /> : '–',
  };
  const hasPositions = ofTeam !== undefined && items.some(({ player }) => player?.position);
  return (
    <DataTable
      caption={t(`${subject}.title`)}
      rows={items}
      keyOf={({ player, team }) => `${player?.id} ${team?.id}`}
      {...(items.some(({ place }) => place !== null) && {
        before: { key: 'place', head: '#', cell: ({ place }: RankedLine) => place ?? '–' },
      })}
      name={{
        key: 'name',
        head: t(`column.${subject}`, { context: namedAs(gameId) }),
        by: ({ player, team }) => player?.name ?? team?.name ?? '',
        cell: (line) => <LineName line={line} isAlone={isAlone} />,
      }}
      columns={[
        ...(hasPositions ? [position] : []),
        matches,
        ...(table === 'weapons'
          ? weaponColumns(items, nameOf('kills'))
          : columnsOf(counted, items, means)),
      ]}
      order={sort ? { key: sort, descending: order === 'desc' } : null}
    />
  );
}

function LineName({ line: { player, team }, isAlone }: { line: RankedLine; isAlone: boolean }) {
  if (player) {
    return (
      <Link
        to={playerPath(player.id)}
        className="flex min-h-11 flex-col items-start justify-center hover:underline"
      >
        <Name>{player.name}</Name>
        {team && !isAlone && <Name className="text-xs text-muted">{team.name}</Name>}
      </Link>
    );
  }
  return team ? (
    <Link to={squadPath(team.id)} className="flex min-h-11 items-center gap-2 hover:underline">
      <TeamCrest team={team} />
      <Name>{team.name}</Name>
    </Link>
  ) : null;
}
