import { gameById } from '@xiongmao/api/catalogue/games';
import { isIn, isShown, type Means } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type {
  PlayerRecord,
  SeasonLine,
  SquadRecord,
  Subject,
} from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { leaguePath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';
import { useFigureColumns } from '../lines/figure-columns.tsx';
import { useFigures } from '../lines/use-figures.ts';
import { DataTable } from '../table/data-table.tsx';
import { Section } from './section.tsx';

interface SeasonTablesProps {
  subject: Subject;
  record: Pick<PlayerRecord | SquadRecord, 'gameId' | 'seasons' | 'career'>;
  means: Means;
  /** One of the sport's tables alone. */
  only?: string;
}

/** A row of a table of seasons: one of them, or all together. */
type Row = Omit<SeasonLine, 'season'> & { season: SeasonLine['season'] | null };

/** Season by season what somebody did, and all of it together, a table after the other. */
export function SeasonTables({ subject, record, means, only }: SeasonTablesProps) {
  const { t } = useTranslation('lines');
  const columnsOf = useFigureColumns(record.gameId);
  const { tableName } = useFigures(record.gameId);
  const all = gameTables(subject, record.gameId);
  const tables = all.filter(
    (table) =>
      (!only || table.key === only) && record.seasons.some(({ figures }) => isIn(table, figures)),
  );
  if (tables.length === 0) return <EmptyState text={t('empty')} />;
  return tables.map((table) => {
    const seasons = record.seasons.filter(({ figures }) => isIn(table, figures));
    const figures = table.figures.filter((figure) => isShown(figure, means));
    const together: Row = { ...seasons[0]!, ...record.career, season: null };
    return (
      <Section key={table.key} title={tableName(table.key)}>
        <DataTable<Row>
          caption={tableName(table.key)}
          rows={seasons}
          foot={seasons.length > 1 ? together : undefined}
          keyOf={({ season, league, team }) => `${season?.id} ${league.id} ${team.id}`}
          name={{
            key: 'season',
            head: t('column.season'),
            by: ({ season }) => season?.name ?? '',
            cell: (row) => <SeasonName row={row} subject={subject} />,
          }}
          columns={[
            {
              key: 'matches',
              head: t('column.matches'),
              by: ({ matches }) => matches,
              cell: ({ matches }) => matches,
            },
            ...columnsOf<Row>(figures, seasons, means),
          ]}
        />
      </Section>
    );
  });
}

function SeasonName({ row: { season, league, team }, subject }: { row: Row; subject: Subject }) {
  const { t } = useTranslation('lines');
  if (!season) return <span className="font-semibold">{t('career')}</span>;
  // Who plays alone is a team of the same name.
  const isTeam =
    subject === 'player' && (!gameById(league.gameId)?.alone || team.name.includes(' / '));
  const beside = [league.name, isTeam && team.name].filter(Boolean).join(' · ');
  return (
    <Link
      to={leaguePath(league.id, null, season.id)}
      className="flex min-h-11 flex-col items-start justify-center hover:underline"
    >
      <span>{seasonName(season.name)}</span>
      <Name className="max-w-48 text-xs text-muted md:max-w-80">{beside}</Name>
    </Link>
  );
}
