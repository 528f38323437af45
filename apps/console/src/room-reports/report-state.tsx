import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

export function ReportState({ state }: Pick<Row<'room-reports'>, 'state'>) {
  const { t } = useTranslation('console');
  return (
    <StateLabel tone={state === 'open' ? 'due' : 'quiet'}>
      {t(`roomReports.state.${state}`)}
    </StateLabel>
  );
}
