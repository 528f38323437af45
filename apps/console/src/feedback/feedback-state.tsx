import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

export function FeedbackState({ state }: Pick<Row<'feedback'>, 'state'>) {
  const { t } = useTranslation('console');
  return (
    <StateLabel tone={state === 'open' ? 'due' : 'quiet'}>{t(`feedbackState.${state}`)}</StateLabel>
  );
}
