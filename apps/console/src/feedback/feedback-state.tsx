import { useTranslation } from 'react-i18next';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

export function FeedbackState({ state }: Pick<Row<'feedback'>, 'state'>) {
  const { t } = useTranslation('console');
  return (
    <StateLabel tone={state === 'open' ? 'due' : 'quiet'}>{t(`feedbackState.${state}`)}</StateLabel>
  );
}
