import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Title } from 'react-admin';
import { useConfig } from './config.ts';

/** Product spec §2: the no-permission page, with the way back to where one came from. */
export function NoPermission() {
  const { t } = useTranslation('studio');
  const { siteUrl, logo } = useConfig();
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', py: 10, textAlign: 'center' }}>
      <img src={logo} alt="" width={72} height={72} />
      <Typography sx={{ color: 'text.secondary' }}>403</Typography>
      <Title title={t('noPermission')} />
      <Typography variant="h6" component="p">
        {t('noPermission')}
      </Typography>
      <Button href={siteUrl}>{t('menu.site')}</Button>
    </Stack>
  );
}
