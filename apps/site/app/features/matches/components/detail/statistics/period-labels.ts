import type { Translate } from '@xiongmao/i18n/types';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';

/** Letters of three choices that stand in one line on the narrowest phone. */
const lineOfPhone = 28;

/** What the parts of a match are called where one of them is chosen: in full where all stand in a line so. */
export function periodLabels(
  t: Translate<'matches'>,
  periods: readonly string[],
  gameId: number,
): string[] {
  const labelsIn = (length: 'full' | 'short') =>
    periods.map((period) =>
      period === 'all' ? t('tab.all') : say(t, periodLabel(period, gameId)[length]),
    );
  const full = labelsIn('full');
  return periods.length <= 3 && full.join('').length <= lineOfPhone ? full : labelsIn('short');
}
