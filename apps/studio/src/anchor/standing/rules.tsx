import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { anchorRules } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFailureText } from '../../page/answer.tsx';
import { useAgree, useStanding } from './use-standing.ts';

/** What nobody may stream (product spec §1). */
export function Rules() {
  const { t } = useTranslation(['studio', 'anchors']);
  return (
    <Box component="section" aria-label={t('anchorApply.rules')}>
      <Typography variant="subtitle2" component="h3">
        {t('anchorApply.rules')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, my: 1, pl: 2.5, columnGap: 4, columnCount: { xs: 1, sm: 2 } }}
      >
        {anchorRules.names.map((name) => (
          <Typography key={name} component="li" variant="body2">
            {t(`anchors:rule.${name}`)}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('anchorApply.violators', { version: anchorRules.version })}
      </Typography>
    </Box>
  );
}

/** Of who agreed to rules that were changed since: they are agreed to before the next broadcast. */
export function RulesToAgree() {
  const { t } = useTranslation('studio');
  const { data } = useStanding();
  const { mutate, isPending, error } = useAgree();
  const failureText = useFailureText();
  if (data?.state !== 'approved' || data.agreedRules === anchorRules.version) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('anchorApply.changed')}</AlertTitle>
      <Rules />
      {error && <Typography color="error">{failureText(error)}</Typography>}
      <Button variant="contained" disabled={isPending} onClick={() => mutate()} sx={{ mt: 1 }}>
        {t('anchorApply.agreeAnew')}
      </Button>
    </Alert>
  );
}
