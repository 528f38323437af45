import {
  Alert,
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  Chip,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import type { Broadcast } from '@xiongmao/api/anchors/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useState } from 'react';
import { Confirm, useGetIdentity } from 'react-admin';
import { useConfig } from '../../config.ts';
import { useFormat } from '../../format.ts';
import { Answer, useFailureText } from '../../page/answer.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { useStanding } from '../standing/use-standing.ts';
import { useBroadcast, useInfo, useLive, useStream } from './use-live.ts';

/** Whether one is live, and the way to begin or end. */
export function OnAir({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('studio');
  const query = useBroadcast();
  return (
    <Card component="section" aria-label={t('live.state')}>
      <Answer
        query={query}
        skeleton={<Skeleton variant="rounded" height={120} sx={{ transform: 'none' }} />}
      >
        {({ broadcast }) =>
          broadcast ? (
            <Running broadcast={broadcast}>{children}</Running>
          ) : (
            <Waiting>{children}</Waiting>
          )
        }
      </Answer>
    </Card>
  );
}

function Running({ broadcast, children }: { broadcast: Broadcast; children: ReactNode }) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  const { siteUrl } = useConfig();
  const { identity } = useGetIdentity();
  const { end } = useLive();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const { title, match, label, beganAt, onAirAt } = broadcast;
  const room = `${siteUrl}/${match ? 'live' : 'customLive'}/${identity?.id}`;
  return (
    <>
      <CardContent>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Chip
            size="small"
            color={onAirAt ? 'success' : 'warning'}
            label={t(onAirAt ? 'live.on' : 'live.waits')}
          />
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
        </Stack>
        {match ? <MatchLine match={match} /> : <Typography variant="body2">{label}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary', pt: 1 }}>
          {t('live.since', { moment: moment(beganAt) })}
        </Typography>
        {!onAirAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('live.waitsHint')}
          </Typography>
        )}
        {end.error && <Alert severity="error">{failureText(end.error)}</Alert>}
      </CardContent>
      <CardActions>
        <Button color="error" disabled={end.isPending} onClick={() => setAsking(true)}>
          {t('live.end')}
        </Button>
        <Button href={room}>{t('live.room')}</Button>
        {children}
      </CardActions>
      <Confirm
        isOpen={isAsking}
        title={t('live.endTitle')}
        content={t('live.endContent')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          end.mutate();
        }}
      />
    </>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['studio', 'anchors']);
  const info = useInfo().data;
  const stream = useStream().data;
  const isBanned = !!useStanding().data?.ban;
  const { begin } = useLive();
  const failureText = useFailureText();
  const lacksKey = stream?.stream === null;
  const isReady = info?.needs.length === 0 && stream !== undefined && !lacksKey && !isBanned;
  return (
    <>
      <CardContent>
        <Typography variant="h6" component="h2">
          {t('live.off')}
        </Typography>
        {info && (info.needs.length > 0 || lacksKey) ? (
          <>
            <Typography variant="body2">{t('live.needs')}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {info.needs.map((need) => (
                <Typography key={need} component="li" variant="body2" color="error">
                  {t(`anchors:need.${need}`)}
                </Typography>
              ))}
              {lacksKey && (
                <Typography component="li" variant="body2" color="error">
                  {t('live.needsKey')}
                </Typography>
              )}
            </Box>
          </>
        ) : (
          isReady && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(stream.state === 'preview' ? 'live.arrives' : 'live.ready')}
            </Typography>
          )
        )}
        {begin.error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failureText(begin.error)}
          </Alert>
        )}
      </CardContent>
      <CardActions>
        <Button
          variant="contained"
          disabled={!isReady || begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t('live.begin')}
        </Button>
        {lacksKey && !children && <Button href="#stream-key">{t('live.toKey')}</Button>}
        {children}
      </CardActions>
    </>
  );
}
