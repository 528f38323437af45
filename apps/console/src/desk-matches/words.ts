import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';

export type DeskMatch = Row<'desk-matches'>;

/** What a period is called: `set2` is the second set. */
export function usePeriodName(): (key: string) => string {
  const { t } = useTranslation('console');
  return (key) => {
    const [, kind, n = ''] = /^(\D+)(\d*)$/.exec(key) ?? [key, key];
    return t(`matchDesk.period.${kind}` as 'matchDesk.period.h', { n, defaultValue: key });
  };
}

/** Who won, by name. */
export function useWinnerName({ home, away }: DeskMatch): (winner: DeskMatch['winner']) => string {
  const { t } = useTranslation('console');
  return (winner) => {
    if (winner === null) return t('matchDesk.noWinner');
    if (winner === 'draw') return t('matchDesk.draw');
    return (winner === 'home' ? home : away)?.name ?? winner;
  };
}
