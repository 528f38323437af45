import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import PendingIcon from '@mui/icons-material/Pending';
import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { serverHealth } from '@xiongmao/auth/session/server-health';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const icons = {
  asking: <PendingIcon color="disabled" />,
  answering: <CheckCircleIcon color="success" />,
  silent: <ErrorIcon color="error" />,
};

/** Whether the server answers, in words and colour, kept current. */
export function ServerHealth() {
  const { t } = useTranslation('studio');
  const state = useQuery(serverHealth).data ?? 'asking';
  return (
    <Stack role="status" direction="row" spacing={1.5}>
      {icons[state]}
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('health.label')}
        </Typography>
        <Typography>{t(`health.${state}`)}</Typography>
        {state === 'silent' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('health.silentHint')}
          </Typography>
        )}
      </div>
    </Stack>
  );
}
