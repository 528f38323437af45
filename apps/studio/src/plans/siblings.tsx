import { Alert, Box } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { useGetList, useRecordContext } from 'react-admin';
import type { OwnPlan } from '../contract.ts';
import { PlanState } from './plan-state.tsx';

/** One's other plans for the match: the record counts the first of a market, and none that is contrary. */
export function Siblings({ matchId }: { matchId: number }) {
  const { t } = useTranslation('studio');
  const texts = usePredictionTexts();
  const edited = useRecordContext<OwnPlan>();
  const { data = [] } = useGetList<OwnPlan>('plans', {
    filter: { matchId },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'id', order: 'ASC' },
  });
  const others = data.filter(({ id }) => id !== edited?.id);
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('post.siblings')}
      <Box component="ul" sx={{ my: 1, pl: 2 }}>
        {others.map((plan) => (
          <li key={plan.id}>
            {texts.market(plan.match.gameId, plan)}: {texts.predicted(plan.match, plan)}{' '}
            <PlanState state={plan.state} />
          </li>
        ))}
      </Box>
      {t('post.siblingsHint')}
    </Alert>
  );
}
