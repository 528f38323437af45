import { isIn } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { PlayerRecord, SquadRecord, Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { seasonName } from '#app/shared/names/season-name.ts';
import { useFigures } from '../lines/use-figures.ts';
import { Ranks } from './ranks.tsx';
import { Section } from './section.tsx';

interface ProfileProps {
  subject: Subject;
  record: Pick<PlayerRecord | SquadRecord, 'gameId' | 'seasons' | 'career' | 'ranks'>;
}

/** What somebody did in the latest season, and where that stands in it. */
export function Profile({ subject, record }: ProfileProps) {
  const { t } = useTranslation('lines');
  const { nameOf, tableName, textOf } = useFigures(record.gameId);
  const [latest] = record.seasons;
  if (!latest) return <EmptyState text={t('empty')} />;
  const tables = gameTables(subject, record.gameId).filter((table) => isIn(table, latest.figures));
  return (
    <>
      <Section title={`${latest.league.name} ${seasonName(latest.season.name)}`}>
        <p className="px-3 pt-1 text-sm text-muted md:px-4">
          {t('played', { count: latest.matches })}
        </p>
        <div className="grid gap-x-6 md:grid-cols-2">
          {tables.map((table) => (
            <div key={table.key} className="p-3 md:px-4">
              <h3 className="text-xs text-muted">{tableName(table.key)}</h3>
              <dl className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-4">
                {table.figures
                  .filter(({ key, by }) => latest.figures[key] && by !== 'match')
                  .map((figure) => (
                    <div key={figure.key} className="flex flex-col-reverse justify-end">
                      <dt className="text-xs hyphens-auto text-muted wrap-anywhere">
                        {nameOf(figure.key)}
                      </dt>
                      <dd className="tabular text-base font-semibold">
                        {textOf(figure, latest.figures[figure.key])}
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </div>
      </Section>
      <Ranks subject={subject} record={record} most={6} />
    </>
  );
}
