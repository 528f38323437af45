import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Title, useGetIdentity } from 'react-admin';
import { ServerHealth } from './server-health.tsx';

/** The first screen: who is signed in, and whether what they do can be saved. */
export function Home() {
  const { t } = useTranslation('studio');
  const { identity } = useGetIdentity();
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={t('home.title')} />
      <Card>
        <CardContent>
          <Typography variant="h5" component="h1" gutterBottom>
            {t('home.welcome')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {identity && t('home.signedInAs', { name: identity.fullName })}
          </Typography>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <ServerHealth />
        </CardContent>
      </Card>
    </Stack>
  );
}
