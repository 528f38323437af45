import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';
import { ChoiceFilter } from '../table/filters.tsx';

const tones = { open: 'due', closed: 'quiet' } as const;
const states = ['open', 'closed'] as const;

export function ReportState({
  state,
}: Pick<Row<'chat-reports' | 'room-reports' | 'writing-reports'>, 'state'>) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`roomReports.state.${state}`)}</StateLabel>;
}

export function ReportStateFilter() {
  const { t } = useTranslation('console');
  const options = states.map((value) => ({ value, label: t(`roomReports.state.${value}`) }));
  return <ChoiceFilter label={t('feedback.state')} options={options} field="state" />;
}
