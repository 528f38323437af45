import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import type { ReactNode } from 'react';
import { Show, useRecordContext } from 'react-admin';
import type { OwnPlan } from '../contract.ts';
import { useFormat } from '../format.ts';
import { MatchLine } from './match-line.tsx';
import { PlanActions } from './plan-actions.tsx';
import { NotOnSale, PlanState, RevisionUnderReview } from './plan-state.tsx';
import { ResultLabel } from './result-label.tsx';

/** A plan of one's own in full. */
export function PlanShow() {
  return (
    <Show actions={<PlanActions />} component="div">
      <Shown />
    </Show>
  );
}

function Shown() {
  const { t } = useTranslation(['studio', 'experts']);
  const { count, decimal, moment } = useFormat();
  const texts = usePredictionTexts();
  const plan = useRecordContext<OwnPlan>();
  if (!plan) return null;
  const { match, state, reason, result, releasedAt } = plan;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      {state === 'underReview' && <Alert severity="info">{t('plans.awaitsReview')}</Alert>}
      {state === 'refused' && !reason && <Alert severity="info">{t('plans.lapsed')}</Alert>}
      {plan.setAside && <Alert severity="warning">{t('plans.setAsideHint')}</Alert>}
      {reason && (
        <Alert severity={state === 'refused' ? 'warning' : 'info'}>
          {t('application.reason', { reason })}
        </Alert>
      )}
      {plan.revision && <Revision revision={plan.revision} />}
      <Card>
        <CardContent component={Stack} spacing={2}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {plan.title}
            </Typography>
            <PlanState state={state} />
            {plan.setAside && <NotOnSale />}
            {plan.revision?.state === 'underReview' && <RevisionUnderReview />}
            {result && <ResultLabel result={result} />}
          </Stack>
          <MatchLine match={match} />
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gap: 2,
              m: 0,
              gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
            }}
          >
            <Fact name={t('post.step.prediction')}>
              {texts.predicted(match, plan)} @ {decimal(plan.odds)}
            </Fact>
            <Fact name={t('experts:plan.market')}>{texts.market(match.gameId, plan)}</Fact>
            <Fact name={t('post.price')}>
              {plan.price ? t('experts:plan.gold', { count: plan.price }) : t('experts:plan.free')}
            </Fact>
            <Fact name={plan.price ? t('post.refund') : t('post.viewing')}>
              {plan.price
                ? t(plan.refund ? 'ra.boolean.true' : 'ra.boolean.false')
                : t(`experts:viewing.${plan.viewing}`)}
            </Fact>
            <Fact name={t('board.sales')}>{count(plan.sales)}</Fact>
            <Fact name={t('board.revenue')}>{count(plan.revenue)}</Fact>
            <Fact name={t('post.label')}>{plan.label || '–'}</Fact>
            <Fact name={t('plans.createdAt')}>{moment(plan.createdAt)}</Fact>
            <Fact name={t('experts:plan.released')}>{releasedAt ? moment(releasedAt) : '–'}</Fact>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {plan.content}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}

/** What was revised of a plan that is on sale, and where that stands. */
function Revision({ revision }: { revision: NonNullable<OwnPlan['revision']> }) {
  const { t } = useTranslation(['studio', 'experts']);
  const { title, label, price, content, state, reason } = revision;
  const stands = state === 'underReview' ? 'Awaits' : reason ? 'Refused' : 'Lapsed';
  return (
    <Alert severity={stands === 'Refused' ? 'warning' : 'info'}>
      <Typography variant="body2">{t(`plans.revision${stands}`)}</Typography>
      {reason && <Typography variant="body2">{t('application.reason', { reason })}</Typography>}
      <Typography variant="subtitle2" component="h2" sx={{ mt: 1 }}>
        {t('plans.revision')}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[title, label, price ? t('experts:plan.gold', { count: price }) : t('experts:plan.free')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
    </Alert>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </div>
  );
}
