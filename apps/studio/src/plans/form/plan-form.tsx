import SendIcon from '@mui/icons-material/Send';
import { Box, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';
import type { OwnPlan } from '../../contract.ts';
import { SendButton } from '../../page/form/send-button.tsx';
import { PlanPreview } from '../plan-preview.tsx';
import { Siblings } from '../siblings.tsx';
import { PriceInputs, Step, TextInputs } from './inputs.tsx';
import { PredictionInputs } from './prediction-inputs.tsx';
import { SealedPrediction } from './sealed-prediction.tsx';

interface PlanFormProps {
  /** That it is for; undefined until it is chosen. */
  match: (OwnPlan['match'] & { bestOf: number | null }) | undefined;
  /** What was released before: its prediction and its promise stay. */
  sealed?: OwnPlan | undefined;
  /** Chooses the match, or shows it. */
  children: ReactNode;
}

/** The steps of a plan, beside what buyers will see. */
export function PlanForm({ match, sealed, children }: PlanFormProps) {
  const { t } = useTranslation('studio');
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <Step title={t('post.step.match')}>{children}</Step>
        <Step title={t('post.step.prediction')}>
          {sealed ? (
            <SealedPrediction plan={sealed} />
          ) : match ? (
            <>
              <Siblings matchId={match.id} />
              <PredictionInputs {...match} />
            </>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('post.matchFirst')}
            </Typography>
          )}
        </Step>
        <TextInputs />
        <PriceInputs isSealed={sealed !== undefined} />
      </div>
      <PlanPreview match={match} />
    </Box>
  );
}

export function PlanToolbar({ label }: { label: string }) {
  return (
    <Toolbar>
      <SendButton label={label} icon={<SendIcon />} />
    </Toolbar>
  );
}
