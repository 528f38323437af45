import {
  Alert,
  Button,
  Card,
  CardContent,
  Chip,
  List,
  ListItem,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import type { Broadcast } from '@xiongmao/api/anchors/shapes';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useTold } from '@xiongmao/videos/cutting/use-told';
import { useEffect, useState } from 'react';
import { useFormat } from '../../format.ts';
import { Answer, useFailureText } from '../../page/answer.tsx';
import { useBroadcast } from './use-live.ts';
import { useMark, useOwnRoom, useRoomMatch } from './use-mark.ts';

type Match = NonNullable<Broadcast['match']>;

/** ms for which something can still be marked, and how many of them are offered. */
const longest = 120_000;
const most = 5;

/** "Mark the goal": tells how late one's picture is, so that viewers are told of nothing before they see it. */
export function MarkMoment() {
  const { t } = useTranslation('studio');
  const broadcast = useBroadcast().data?.broadcast;
  if (!broadcast?.onAirAt || !broadcast.match) return null;
  return (
    <Card component="section" aria-label={t('mark.title')}>
      <CardContent component={Stack} spacing={2}>
        <Typography variant="subtitle1" component="h2">
          {t('mark.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('mark.hint')}
        </Typography>
        <Marking match={broadcast.match} />
      </CardContent>
    </Card>
  );
}

function Marking({ match }: { match: Match }) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const query = useRoomMatch(match);
  const offset = useOwnRoom().data?.offset ?? null;
  const { mutate, isPending, error } = useMark();
  const failureText = useFailureText();
  const mark = (incident: string | null) => mutate({ incident, tappedAt: Date.now() });
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Chip
          size="small"
          color={offset === null ? 'default' : 'success'}
          label={
            offset === null
              ? t('mark.unmarked')
              : t('mark.marked', { seconds: count(offset / 1000) })
          }
        />
        {offset !== null && (
          <Button size="small" disabled={isPending} onClick={() => mark(null)}>
            {t('mark.undo')}
          </Button>
        )}
      </Stack>
      {error && <Alert severity="error">{failureText(error)}</Alert>}
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={96} />}>
        {(detail) => <Latest detail={detail} isBusy={isPending} onSeen={mark} />}
      </Answer>
    </>
  );
}

interface LatestProps {
  detail: AnyMatchDetail;
  isBusy: boolean;
  onSeen: (incident: string) => void;
}

/** What happened last, the newest first; one tap when it is seen. */
function Latest({ detail, isBusy, onSeen }: LatestProps) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const now = useNow();
  const told = useTold(detail);
  const latest = detail.incidents
    .flatMap((incident) => {
      const age = incident.at === null ? longest : Math.max(0, now - Date.parse(incident.at));
      const isOld = age >= longest || incident.state === 'withdrawn' || incident.kind === 'note';
      return isOld ? [] : [{ incident, age }];
    })
    .toReversed()
    .slice(0, most);
  if (latest.length === 0) {
    return (
      <Typography variant="body2" role="status">
        {t('mark.empty')}
      </Typography>
    );
  }
  return (
    <List dense disablePadding aria-label={t('mark.list')}>
      {latest.map(({ incident, age }) => (
        <ListItem key={incident.key} disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button
            variant={incident.score ? 'contained' : 'outlined'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onSeen(incident.key)}
            aria-label={t('mark.see', { what: told(incident) })}
          >
            {t('mark.now')}
          </Button>
          <Stack sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="body2">{told(incident)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('mark.known', { seconds: count(age / 1000) })}
            </Typography>
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}

/** The present second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
