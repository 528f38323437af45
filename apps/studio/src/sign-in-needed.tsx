import { Button, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import { signedInUid } from '@xiongmao/auth/session/session';
import { useProductName } from '@xiongmao/i18n/use-product-name';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from './config.ts';
import { ServerHealth } from './home/server-health.tsx';
import { Logo } from './logo.tsx';
import { TestMark } from './test-mark.tsx';

/** What a guest sees: signing in is done on the site, and noticed on coming back. */
export function SignInNeeded() {
  const { t } = useTranslation('studio');
  const config = useConfig();
  const name = useProductName(config);
  const navigate = useNavigate();

  useEffect(() => {
    const look = () => {
      if (signedInUid(document.cookie) !== null) navigate('/', { replace: true });
    };
    // Whoever signed in meanwhile may also have loaded this page anew.
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [navigate]);

  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', p: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent component={Stack} spacing={2} sx={{ p: 3 }}>
          <Logo size={40} />
          <div>
            <Typography component="div" sx={{ color: 'text.secondary' }}>
              {name} {t('title')} <TestMark />
            </Typography>
            <Typography variant="h5" component="h1">
              {t('signIn.title')}
            </Typography>
          </div>
          <Typography>{t('signIn.hint')}</Typography>
          <Button variant="contained" size="large" href={`${config.siteUrl}/#sign-in=studio`}>
            {t('signIn.action')}
          </Button>
          <Divider />
          <ServerHealth />
        </CardContent>
      </Card>
    </Stack>
  );
}
