import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

const tones = { open: 'due', upheld: 'quiet', granted: 'good' } as const;

export function AppealState({ state }: Pick<Row<'chat-appeals'>, 'state'>) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`chatAppeals.state.${state}`)}</StateLabel>;
}
