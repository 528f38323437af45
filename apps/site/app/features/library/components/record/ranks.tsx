import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { PlayerRecord, Rank, SquadRecord, Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { seasonName } from '#app/shared/names/season-name.ts';
import { useFigures } from '../lines/use-figures.ts';
import { DataTable } from '../table/data-table.tsx';
import { Section } from './section.tsx';

interface RanksProps {
  subject: Subject;
  record: Pick<PlayerRecord | SquadRecord, 'gameId' | 'seasons' | 'ranks'>;
  /** The best of them alone. */
  most?: number;
}

/** Where somebody stands in the latest season, by each figure. */
export function Ranks({ subject, record, most }: RanksProps) {
  const { t } = useTranslation('lines');
  const { nameOf, tableName, textOf } = useFigures(record.gameId);
  const { ranks, seasons, gameId } = record;
  const [latest] = seasons;
  if (!latest || ranks.length === 0) return most ? null : <EmptyState text={t('empty')} />;
  const figureOf = ({ table, key }: Rank) =>
    gameTables(subject, gameId)
      .find((each) => each.key === table)!
      .figures.find((figure) => figure.key === key)!;
  return (
    <Section
      title={t('ranks', { season: `${latest.league.name} ${seasonName(latest.season.name)}` })}
    >
      <DataTable
        caption={t('pages.sortTable')}
        rows={ranks.slice(0, most)}
        keyOf={({ table, key }) => `${table} ${key}`}
        name={{
          key: 'figure',
          head: t('column.figure'),
          by: ({ key }) => nameOf(key),
          cell: ({ table, key }) => (
            <span className="flex flex-col py-1">
              {nameOf(key)}
              <span className="text-xs text-muted">{tableName(table)}</span>
            </span>
          ),
        }}
        columns={[
          {
            key: 'value',
            head: t('column.value'),
            cell: (rank) => textOf(figureOf(rank), latest.figures[rank.key]),
          },
          {
            key: 'place',
            head: t('column.place'),
            by: ({ place }) => place,
            cell: (rank) => (
              <span className="inline-block max-w-32 whitespace-normal md:max-w-none">
                {t('placeOf', {
                  place: rank.place,
                  of: rank.of,
                  context: figureOf(rank).low ? 'low' : 'high',
                })}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
