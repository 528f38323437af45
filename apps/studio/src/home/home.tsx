import { Box, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Title, useGetIdentity } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { useConfig } from '../config.ts';
import { IfMay } from '../page/if-may.tsx';
import { ServerHealth } from './server-health.tsx';

/** The first screen: an expert's figures, or an anchor's; for who is both or neither, the ways to go. */
export function Home() {
  return (
    <IfMay permissions={['creator', 'broadcast']}>
      {({ creator, broadcast }) => <Ways isExpert={creator} isAnchor={broadcast} />}
    </IfMay>
  );
}

function Ways({ isExpert, isAnchor }: { isExpert: boolean; isAnchor: boolean }) {
  const { t } = useTranslation('studio');
  const { live } = useConfig();
  const { identity } = useGetIdentity();
  if (isExpert && !isAnchor) return <Navigate to="/creatorCenter/dataShow" replace />;
  if (isAnchor && !isExpert) return <Navigate to="/anchorCenter" replace />;
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t('home.title')} />
      <Typography sx={{ color: 'text.secondary' }}>
        {identity && t('home.signedInAs', { name: identity.fullName })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {isExpert ? (
          <Way to="/creatorCenter/dataShow" title={t('board.title')} hint={t('board.hint')} />
        ) : (
          <Way to="/application" title={t('application.title')} hint={t('application.hint')} />
        )}
        {live && (
          <Way
            to="/anchorCenter"
            title={t(isAnchor ? 'menu.anchor' : 'anchorApply.title')}
            hint={t(isAnchor ? 'anchorCentre.hint' : 'anchorApply.hint')}
          />
        )}
      </Box>
      <Card>
        <CardContent>
          <ServerHealth />
        </CardContent>
      </Card>
    </Stack>
  );
}

function Way({ to, title, hint }: { to: string; title: string; hint: string }) {
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
        <CardContent>
          <Typography variant="h6" component="h2" gutterBottom>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
