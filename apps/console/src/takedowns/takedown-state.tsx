import { takedownStates } from '@xiongmao/api/takedowns/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';
import { ChoiceFilter } from '../table/filters.tsx';

const tones = {
  open: 'due',
  takenDown: 'bad',
  refused: 'quiet',
  countered: 'due',
  restored: 'good',
} as const;

export function TakedownState({ state }: Pick<Row<'takedowns'>, 'state'>) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`takedowns.state.${state}`)}</StateLabel>;
}

export function TakedownStateFilter() {
  const { t } = useTranslation('console');
  const options = (['waiting', ...takedownStates] as const).map((value) => ({
    value,
    label: t(`takedowns.state.${value}`),
  }));
  return <ChoiceFilter label={t('feedback.state')} options={options} field="state" />;
}
