import type { PlanResult as Result } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

const stateTones = {
  underReview: 'due',
  published: 'good',
  refused: 'quiet',
  takenDown: 'quiet',
  deleted: 'quiet',
} as const;

export function PlanState({ state }: Pick<Row<'plans'>, 'state'>) {
  const { t } = useTranslation('experts');
  return <StateLabel tone={stateTones[state]}>{t(`state.${state}`)}</StateLabel>;
}

/** Beside the state of what is set aside. */
export function NotOnSale() {
  const { t } = useTranslation('console');
  return <StateLabel tone="due">{t('plans.setAside')}</StateLabel>;
}

/** Whether a revision of what is on sale awaits review, or did not pass. */
export function RevisionState({ state }: Pick<NonNullable<Row<'plans'>['revision']>, 'state'>) {
  const { t } = useTranslation('console');
  return <StateLabel tone={stateTones[state]}>{t(`plans.revisionState.${state}`)}</StateLabel>;
}

const resultTones = {
  hit: 'good',
  halfWon: 'good',
  void: 'quiet',
  halfLost: 'bad',
  miss: 'bad',
} as const;

/** How a plan was settled. */
export function PlanResult({ result }: { result: Result }) {
  const { t } = useTranslation('experts');
  return <StateLabel tone={resultTones[result]}>{t(`result.${result}`)}</StateLabel>;
}
