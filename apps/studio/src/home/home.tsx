import { Button, Card, CardActions, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Title, useCanAccess, useGetIdentity } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { ServerHealth } from './server-health.tsx';

/** The first screen: an expert's figures; for others who they are, and how to become one. */
export function Home() {
  const { canAccess, isPending } = useCanAccess({ resource: 'returns', action: 'list' });
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  return canAccess ? <Navigate to="/creatorCenter/dataShow" replace /> : <Welcome />;
}

function Welcome() {
  const { t } = useTranslation('studio');
  const { identity } = useGetIdentity();
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={t('home.title')} />
      <Card>
        <CardContent>
          <Typography variant="h5" component="h2" gutterBottom>
            {t('home.welcome')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {identity && t('home.signedInAs', { name: identity.fullName })}
          </Typography>
        </CardContent>
        <CardActions>
          <Button component={Link} to="/application">
            {t('menu.application')}
          </Button>
        </CardActions>
      </Card>
      <Card>
        <CardContent>
          <ServerHealth />
        </CardContent>
      </Card>
    </Stack>
  );
}
