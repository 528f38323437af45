import { addFigures } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { PlayerRecord } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { useFigureColumns } from '../lines/figure-columns.tsx';
import { DataTable } from '../table/data-table.tsx';
import { Section } from './section.tsx';

/** For whom a player has played, and what was done for each. */
export function TeamsOfPlayer({ record }: { record: PlayerRecord }) {
  const { t } = useTranslation('lines');
  const columnsOf = useFigureColumns(record.gameId);
  const tables = gameTables('player', record.gameId);
  const rows = [...Map.groupBy(record.seasons, ({ team }) => team.id).values()].map((seasons) => ({
    team: seasons[0]!.team,
    seasons: [...new Set(seasons.map(({ season }) => seasonName(season.name)))],
    matches: seasons.reduce((sum, { matches }) => sum + matches, 0),
    figures: addFigures(
      tables,
      seasons.map(({ figures }) => figures),
    ),
  }));
  if (rows.length === 0) return <EmptyState text={t('empty')} />;
  const lead = tables.find(({ key }) => key === record.tables[0]);
  return (
    <Section title={t('pages.TeamTable')}>
      <DataTable
        caption={t('pages.TeamTable')}
        rows={rows}
        keyOf={({ team }) => team.id}
        name={{
          key: 'team',
          head: t('column.team'),
          by: ({ team }) => team.name,
          cell: ({ team, seasons }) => (
            <Link
              to={squadPath(team.id)}
              className="flex min-h-11 items-center gap-2 hover:underline"
            >
              <TeamCrest team={team} />
              <span className="flex min-w-0 flex-col">
                <Name>{team.name}</Name>
                <span className="text-xs text-muted">{seasons.join(', ')}</span>
              </span>
            </Link>
          ),
        }}
        columns={[
          {
            key: 'matches',
            head: t('column.matches'),
            by: ({ matches }) => matches,
            cell: ({ matches }) => matches,
          },
          ...columnsOf(
            (lead?.figures ?? []).filter(({ by }) => by !== 'match'),
            rows,
          ),
        ]}
      />
    </Section>
  );
}
