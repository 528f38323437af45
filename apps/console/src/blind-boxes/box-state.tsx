import type { editionStates } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { StateLabel } from '../page/state-label.tsx';

const tones = { draft: 'due', open: 'good', soldOut: 'quiet', closed: 'quiet' } as const;

export function BoxState({ state }: { state: (typeof editionStates)[number] }) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`blindBoxes.states.${state}`)}</StateLabel>;
}
