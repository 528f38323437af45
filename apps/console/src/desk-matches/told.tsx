import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../format.ts';
import { Scrollable } from '../page/scrollable.tsx';
import { type DeskMatch, usePeriodName, useWinnerName } from './words.ts';

type Said = Pick<
  DeskMatch,
  'score' | 'periods' | 'winner' | 'status' | 'startsAt' | 'timeKnown' | 'gameId'
>;

/** What is said of each field, in words; a difference is one of these texts. */
export function useSaid(match: DeskMatch) {
  const { t } = useTranslation('console');
  const { moment, date } = useFormat();
  const periodName = usePeriodName();
  const winnerName = useWinnerName(match);
  const [first, second] = sidesOf(match.gameId);
  const pair = (of: { home: number; away: number }) => `${of[first]}–${of[second]}`;
  return {
    score: ({ score }: Said) => (score ? pair(score) : '–'),
    periods: ({ periods }: Said) =>
      periods.map((period) => `${periodName(period.key)} ${pair(period)}`).join(', ') || '–',
    winner: ({ winner }: Said) => winnerName(winner),
    status: ({ status }: Said) => t(`matchDesk.statuses.${status}`),
    startsAt: ({ startsAt, timeKnown }: Said) => {
      if (startsAt === null) return '–';
      return timeKnown ? moment(startsAt) : date(startsAt);
    },
  };
}

const fields = ['score', 'periods', 'winner', 'status', 'startsAt'] as const;

/** What is shown, and beside it what each source says; what differs stands out. */
export function Told({ match }: { match: DeskMatch }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const said = useSaid(match);
  const columns = [
    { id: 0, name: t('matchDesk.shown'), says: match as Said, heardAt: null },
    ...match.sources.map((source) => ({
      id: source.id,
      name: source.source,
      says: { ...source, gameId: match.gameId } as Said,
      heardAt: source.heardAt,
    })),
  ];
  const listed = fields.filter((field) => match.home !== null || /^(status|startsAt)$/.test(field));
  return (
    <Scrollable>
      <table className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <td />
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="px-3 py-2 text-start font-normal break-words">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((field) => (
            <tr key={field} className="border-t border-line/50 align-top">
              <th
                scope="row"
                className="py-2 pe-3 text-start text-xs font-normal whitespace-nowrap text-muted"
              >
                {t(`matchDesk.field.${field}`)}
              </th>
              {columns.map(({ id, says }) => {
                const text = said[field](says);
                const differs = text !== said[field](match);
                return (
                  <td
                    key={id}
                    className={`tabular px-3 py-2 ${differs ? 'font-semibold text-accent' : ''}`}
                  >
                    {text}
                    {differs && <span className="sr-only">, {t('matchDesk.differs')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className="border-t border-line/50">
            <th scope="row" className="py-2 pe-3 text-start text-xs font-normal text-muted">
              {t('feedSources.heard')}
            </th>
            {columns.map(({ id, heardAt }) => (
              <td key={id} className="tabular px-3 py-2 text-xs text-muted">
                {heardAt && moment(heardAt)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scrollable>
  );
}
