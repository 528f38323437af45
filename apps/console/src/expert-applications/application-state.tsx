import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

type State = Row<'expert-applications'>['state'];

const tones = {
  none: 'quiet',
  underReview: 'due',
  approved: 'good',
  refused: 'quiet',
  suspended: 'bad',
  ended: 'quiet',
} as const;

/** Where an applicant stands; of an expert, whether they are suspended. */
export function ApplicationState({ state }: { state: State }) {
  const { t } = useTranslation('experts');
  return <StateLabel tone={tones[state]}>{t(`application.${state}`)}</StateLabel>;
}
