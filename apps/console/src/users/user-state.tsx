import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

type State = Row<'users'>['state'];

export const userStates = ['active', 'banned', 'deleted'] as const satisfies readonly State[];
const tones = { active: 'good', banned: 'bad', deleted: 'quiet' } as const;

export function UserState({ state }: { state: State }) {
  const { t } = useTranslation('console');
  return <StateLabel tone={tones[state]}>{t(`userState.${state}`)}</StateLabel>;
}
