import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

type Shown = Pick<Row<'broadcasts'>, 'onAirAt' | 'endedAt' | 'endedBy'>;

/** Whether a broadcast is on; else what ended it. */
export function BroadcastState({ onAirAt, endedAt, endedBy }: Shown) {
  const { t } = useTranslation(['console', 'anchors']);
  if (endedAt && endedBy) {
    const isBad = endedBy === 'cut' || endedBy === 'banned';
    return <StateLabel tone={isBad ? 'bad' : 'quiet'}>{t(`anchors:end.${endedBy}`)}</StateLabel>;
  }
  if (!onAirAt) return <StateLabel tone="due">{t('broadcasts.waits')}</StateLabel>;
  return <StateLabel tone="good">{t('anchors.onAir')}</StateLabel>;
}
