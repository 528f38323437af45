import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

const tones = {
  none: 'quiet',
  underReview: 'due',
  approved: 'good',
  refused: 'quiet',
  ended: 'quiet',
} as const;

interface AnchorStateProps {
  state: Row<'anchor-applications'>['state'];
  isBanned?: boolean;
}

/** Where an applicant stands; of an anchor, whether they are banned. */
export function AnchorState({ state, isBanned = false }: AnchorStateProps) {
  const { t } = useTranslation('anchors');
  if (isBanned) return <StateLabel tone="bad">{t('state.banned')}</StateLabel>;
  return <StateLabel tone={tones[state]}>{t(`state.${state}`)}</StateLabel>;
}
