import type { ArticleState as State } from '@xiongmao/api/news/rules';
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

export function ArticleState({ state }: { state: State }) {
  const { t } = useTranslation('articles');
  return <StateLabel tone={tones[state]}>{t(`states.${state}`)}</StateLabel>;
}
