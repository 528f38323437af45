import type { ProclamationState as State } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { StateLabel } from '../page/state-label.tsx';

const tones = { current: 'good', scheduled: 'due', over: 'quiet', withdrawn: 'bad' } as const;

export function ProclamationState({ state }: { state: State }) {
  const { t } = useTranslation('editors');
  return <StateLabel tone={tones[state]}>{t(`proclamations.states.${state}`)}</StateLabel>;
}
