import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';
import { ChoiceFilter } from '../table/filters.tsx';

const tones = { open: 'due', granted: 'good', upheld: 'quiet' } as const;
const states = ['open', 'granted', 'upheld'] as const;

export function AppealState({ state }: Pick<Row<'chat-appeals' | 'writing-appeals'>, 'state'>) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`appeals.state.${state}`)}</StateLabel>;
}

export function AppealStateFilter() {
  const { t } = useTranslation('console');
  const options = states.map((value) => ({ value, label: t(`appeals.state.${value}`) }));
  return <ChoiceFilter label={t('feedback.state')} options={options} field="state" />;
}
