import type { PublicationState as State } from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { StateLabel } from '../page/state-label.tsx';

const tones = {
  draft: 'quiet',
  review: 'due',
  refused: 'bad',
  scheduled: 'due',
  published: 'good',
  withdrawn: 'quiet',
  takenDown: 'bad',
} as const;

export function PublicationState({ state }: { state: State }) {
  const { t } = useTranslation('articles');
  return <StateLabel tone={tones[state]}>{t(`states.${state}`)}</StateLabel>;
}
