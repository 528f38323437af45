import LockIcon from '@mui/icons-material/Lock';
import { Card, CardContent, Chip, Divider, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { useGetIdentity } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OwnPlan } from '../contract.ts';
import type { PlanValues } from './form/values.ts';
import { MatchLine } from './match-line.tsx';

/** The plan as it will stand for who has not bought it: nothing tells what is predicted. */
export function PlanPreview({ match }: { match: OwnPlan['match'] | undefined }) {
  const { t } = useTranslation(['studio', 'experts']);
  const texts = usePredictionTexts();
  const { identity } = useGetIdentity();
  const values = useWatch() as Partial<PlanValues>;
  const { title, label, level, playType, price, refund } = values;
  return (
    <Card
      component="section"
      aria-label={t('post.preview')}
      variant="outlined"
      sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}
    >
      <CardContent component={Stack} spacing={1.5}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('post.preview')}
        </Typography>
        <Typography variant="subtitle2" component="p">
          {identity?.fullName}
        </Typography>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {title?.trim() || t('post.noTitle')}
        </Typography>
        {match && <MatchLine match={match} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {label?.trim() && <Chip size="small" color="primary" label={label.trim()} />}
          {match && level && playType && (
            <Chip size="small" label={texts.market(match.gameId, { level, playType })} />
          )}
          {typeof price === 'number' && (
            <Chip
              size="small"
              label={price ? t('experts:plan.gold', { count: price }) : t('experts:plan.free')}
            />
          )}
          {!!price && refund && (
            <Chip
              size="small"
              variant="outlined"
              color="success"
              label={t('experts:plan.refund')}
            />
          )}
        </Stack>
        <Divider />
        {typeof price === 'number' && <Access {...values} />}
      </CardContent>
    </Card>
  );
}

/** What stands in place of the prediction. */
function Access({ price, viewing, content }: Partial<PlanValues>) {
  const { t } = useTranslation('experts');
  if (!price && viewing === 'open') {
    return (
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}
      >
        {content}
      </Typography>
    );
  }
  const name = price ? 'locked' : 'signIn';
  return (
    <Stack direction="row" spacing={1.5}>
      <LockIcon color="disabled" />
      <div>
        <Typography variant="body2">{t(`access.${name}`)}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(`access.${name}Hint`)}
        </Typography>
      </div>
    </Stack>
  );
}
