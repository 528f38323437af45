import { Chip } from '@mui/material';
import type { PlanState as State } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const colours = {
  underReview: 'warning',
  published: 'success',
  refused: 'error',
  takenDown: 'default',
  deleted: 'default',
} as const;

export function PlanState({ state }: { state: State }) {
  const { t } = useTranslation('experts');
  return <Chip size="small" color={colours[state]} label={t(`state.${state}`)} />;
}

/** Beside the state of what is set aside. */
export function NotOnSale() {
  const { t } = useTranslation('studio');
  return <Chip size="small" label={t('plans.setAside')} />;
}

/** Beside the state of what is on sale. */
export function RevisionUnderReview() {
  const { t } = useTranslation('studio');
  return <Chip size="small" color="warning" label={t('plans.revisionState')} />;
}
