import type { PageVersionState } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { StateLabel } from '../page/state-label.tsx';

const tones = { draft: 'quiet', scheduled: 'due', current: 'good', past: 'quiet' } as const;

export function VersionState({ state }: { state: PageVersionState }) {
  const { t } = useTranslation('editors');
  return <StateLabel tone={tones[state]}>{t(`pageVersions.states.${state}`)}</StateLabel>;
}
