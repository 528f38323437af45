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

/** Product spec §8: an unknown route. */
export function NotFound() {
  const { t } = useTranslation('common');
  return <ProblemPage status={404} text={t('error.notFound')} />;
}
