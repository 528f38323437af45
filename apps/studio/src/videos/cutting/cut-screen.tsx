import {
  Alert,
  Button,
  Card,
  CardContent,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Pagination,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { RecordedCard } from '@xiongmao/api/live/shapes';
import { callQuery } from '@xiongmao/api/react';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { whileOnAir } from '@xiongmao/videos/cutting/growing';
import { sidesIn } from '@xiongmao/videos/cutting/sides-in';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { CutFrom } from './cut-from.tsx';

/** Cuts videos from one's own recording that the address names; else one is chosen. */
export function CutScreen() {
  const { t } = useTranslation('footage');
  const [params] = useSearchParams();
  const { identity } = useGetIdentity();
  const broadcastId = Number(params.get('broadcast'));
  return (
    <>
      <PageHead title={t('cut.title')} hint={t('cut.hint')} />
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        {identity &&
          (broadcastId > 0 ? (
            <Chosen key={broadcastId} broadcastId={broadcastId} />
          ) : (
            <Recordings userId={Number(identity.id)} />
          ))}
      </Stack>
    </>
  );
}

const useLine = () => {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  return (recording: RecordedCard) =>
    [
      recording.onAir && t('streamHealth.state.live'),
      sidesIn(recording) || recording.label,
      moment(recording.beganAt),
      formatCountdown(recording.seconds),
    ]
      .filter(Boolean)
      .join(' · ');
};

function Recordings({ userId }: { userId: number }) {
  const { t } = useTranslation('footage');
  const lineOf = useLine();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(api, 'GET /live/recordings', { query: { userId, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileOnAir(!!state.data?.items.some(({ onAir }) => onAir)),
  });
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <Alert severity="info">
            {t('cut.noOwn')} {t('cut.noOwnHint')}
          </Alert>
        ) : (
          <Card>
            <List disablePadding aria-label={t('cut.broadcasts')}>
              {items.map((recording) => (
                <ListItem key={recording.id} disablePadding divider>
                  <ListItemButton
                    component={Link}
                    to={`/anchorCenter/cut?broadcast=${recording.id}`}
                  >
                    <ListItemText primary={recording.title} secondary={lineOf(recording)} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
            {total > pageSize && (
              <Pagination
                page={page}
                count={Math.ceil(total / pageSize)}
                onChange={(_, to) => setPage(to)}
                sx={{ p: 1 }}
              />
            )}
          </Card>
        )
      }
    </Answer>
  );
}

function Chosen({ broadcastId }: { broadcastId: number }) {
  const { t } = useTranslation('footage');
  const lineOf = useLine();
  const query = useQuery({
    ...callQuery(api, 'GET /live/recordings', { query: { broadcastId } }),
    refetchInterval: ({ state }) => whileOnAir(!!state.data?.items[0]?.onAir),
  });
  const back = (
    <Button component={Link} to="/anchorCenter/cut">
      {t('cut.other')}
    </Button>
  );
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
      {({ items: [recording] }) =>
        recording ? (
          <>
            <Card>
              <CardContent>
                <Typography variant="subtitle1" component="h2">
                  {recording.title}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {lineOf(recording)}
                </Typography>
                {back}
              </CardContent>
            </Card>
            <CutFrom recording={recording} />
          </>
        ) : (
          <Alert severity="info" action={back}>
            {t('cut.noBroadcasts')}
          </Alert>
        )
      }
    </Answer>
  );
}
