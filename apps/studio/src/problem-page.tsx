import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Title } from 'react-admin';
import { useConfig } from './config.ts';
import { Logo } from './logo.tsx';

/** A page that stands for one that can't be shown, with the way back to where one came from. */
function ProblemPage({ status, text }: { status: number; text: string }) {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', py: 10, textAlign: 'center' }}>
      <Logo size={72} />
      <Typography sx={{ color: 'text.secondary' }}>{status}</Typography>
      <Title title={text} />
      <Typography variant="h6" component="p">
        {text}
      </Typography>
      <Button href={siteUrl}>{t('menu.site')}</Button>
    </Stack>
  );
}

/** Product spec §2. */
export function NoPermission() {
  const { t } = useTranslation('studio');
  return <ProblemPage status={403} text={t('noPermission')} />;
}

/** A screen whose code did not come. */
export function OutOfReach({ again }: { again: () => void }) {
  const { t } = useTranslation(['studio', 'common']);
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'center', py: 10, textAlign: 'center' }}>
      <CloudOffIcon sx={{ fontSize: 48, color: 'text.secondary' }} />
      <Typography variant="h6" component="p">
        {t('outOfReach')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('outOfReachHint')}</Typography>
      <Button variant="outlined" onClick={again}>
        {t('common:action.retry')}
      </Button>
    </Stack>
  );
}

/** Product spec §8: an unknown route. */
export function NotFound() {
  const { t } = useTranslation('common');
  return <ProblemPage status={404} text={t('error.notFound')} />;
}
