import CutIcon from '@mui/icons-material/ContentCut';
import {
  Button,
  Card,
  CardContent,
  List,
  ListItem,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RecordedCard } from '@xiongmao/api/live/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { Moment } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { whileOnAir } from '@xiongmao/videos/cutting/growing';
import { secondsOf } from '@xiongmao/videos/cutting/range';
import { sidesIn } from '@xiongmao/videos/cutting/sides-in';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../api.ts';
import { useFormat, viewerZone } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { ByHand } from './by-hand.tsx';
import { useCut } from './use-cut.ts';

/** What of a recording can be cut: moments of its match, and any time by hand. */
export function CutFrom({ recording }: { recording: RecordedCard }) {
  const { t } = useTranslation('footage');
  const { exact } = useFormat();
  const query = useQuery({
    ...callQuery(api, 'GET /video/moments', { query: { broadcastId: recording.id } }),
    refetchInterval: whileOnAir(recording.onAir),
  });
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
      {({ from, to, matchId, moments }) => (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('cut.recorded', { from: exact(from), to: exact(to), zone: viewerZone })}
            {recording.onAir && ` ${t('cut.goesOn')}`}
          </Typography>
          {matchId !== null && (
            <Moments recording={recording} matchId={matchId} moments={moments} />
          )}
          <ByHand recording={recording} matchId={matchId} recorded={{ from, to }} />
        </>
      )}
    </Answer>
  );
}

interface MomentsProps {
  recording: RecordedCard;
  /** The match as it is shown. */
  matchId: number;
  moments: readonly Moment[];
}

/** What happened in the match while it was recorded; each becomes a highlight by one press. */
function Moments({ recording, matchId, moments }: MomentsProps) {
  const { t } = useTranslation('footage');
  const notify = useNotify();
  const cut = useCut(recording, matchId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ text, incident, from, to }: Moment) =>
      cut({
        ...{ kind: 'highlight', incident, from, to, gameId: recording.match!.gameId },
        title: t('cut.titleOf', { what: text, sides: sidesIn(recording) }),
      }),
    onSuccess: () => notify(t('cut.begun'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Card component="section" aria-label={t('cut.moments')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2">
          {t('cut.moments')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(moments.length === 0 ? 'cut.noMoments' : 'cut.momentsHint')}
        </Typography>
        {moments.length > 0 && (
          <List dense disablePadding aria-label={t('cut.moments')}>
            {moments.map((moment) => (
              <Line
                key={moment.incident}
                moment={moment}
                isBusy={isPending}
                onCut={() => mutate(moment)}
              />
            ))}
          </List>
        )}
      </CardContent>
    </Card>
  );
}

interface LineProps {
  moment: Moment;
  isBusy: boolean;
  onCut: () => void;
}

function Line({ moment, isBusy, onCut }: LineProps) {
  const { t } = useTranslation('footage');
  const { exact } = useFormat();
  const { text, at, videoId } = moment;
  return (
    <ListItem divider disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Stack sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2">{text}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('cut.momentAt', { at: exact(at), length: formatCountdown(secondsOf(moment)) })}
        </Typography>
      </Stack>
      {videoId === null ? (
        <Button
          variant="outlined"
          startIcon={<CutIcon />}
          aria-label={t('cut.cutOf', { what: text })}
          aria-disabled={isBusy}
          onClick={() => isBusy || onCut()}
        >
          {t('cut.cut')}
        </Button>
      ) : (
        <Button
          component={Link}
          to={`/videos/${videoId}/show`}
          aria-label={t('cut.madeOf', { what: text })}
        >
          {t('cut.made')}
        </Button>
      )}
    </ListItem>
  );
}
