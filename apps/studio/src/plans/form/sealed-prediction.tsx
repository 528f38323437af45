import LockIcon from '@mui/icons-material/Lock';
import { Alert, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import type { OwnPlan } from '../../contract.ts';
import { useFormat } from '../../format.ts';

/** The prediction and the promise of a plan that was released, in the place of their inputs. */
export function SealedPrediction({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation(['studio', 'experts']);
  const { decimal } = useFormat();
  const texts = usePredictionTexts();
  const { match, odds, refund } = plan;
  return (
    <Alert severity="info" icon={<LockIcon />}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.market(match.gameId, plan)}: {texts.predicted(match, plan)} @ {decimal(odds)}
      </Typography>
      {refund && <Typography variant="body2">{t('experts:plan.refund')}</Typography>}
      <Typography variant="body2">{t('post.sealed')}</Typography>
    </Alert>
  );
}
