import type { Criterion, Standings } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { signed } from '#app/shared/games/figure-text.ts';
import { tableWords } from '#app/shared/games/table-words.ts';

interface StandingsNotesProps {
  table: Standings['groups'][number];
  gameId: number;
}

/** Below a table: what orders it, whether that is known, and whose points were changed. */
export function StandingsNotes({ table, gameId }: StandingsNotesProps) {
  const { t } = useTranslation('matches');
  const hasPoints = table.rows.some(({ points }) => points !== null);
  const { context, scored, difference } = tableWords(gameId, hasPoints);
  const of = { context };

  function label(criterion: Criterion): string {
    switch (criterion) {
      case 'points':
        return t('table.points');
      case 'winShare':
        return t('table.winRate');
      case 'netRunRate':
        return t('table.runRate');
      case 'difference':
        return t(`table.${difference}`, of);
      case 'scored':
        return t(`table.${scored}`, of);
      default:
        return t(`standings.by.${criterion}`, of);
    }
  }

  const criteria = table.order.map(label).join(' · ');
  const sides = table.rows
    .filter(({ adjustment }) => adjustment !== 0)
    .map(({ team, adjustment }) => `${team.name} ${signed(adjustment)}`)
    .join(' · ');
  return (
    <div className="flex flex-col gap-1 border-t border-line px-4 py-3 text-xs text-muted">
      <p>{t(table.orderKnown ? 'standings.rules' : 'standings.usual', { criteria })}</p>
      {table.unknown > 0 && <p>{t('standings.unknown', { n: table.unknown })}</p>}
      {table.leftOut > 0 && <p>{t('dispute.leftOut', { n: table.leftOut })}</p>}
      {sides && <p>{t('standings.adjusted', { sides })}</p>}
    </div>
  );
}
