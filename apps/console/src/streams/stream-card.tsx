import { CanAccess, useOne } from '@refinedev/core';
import { pageOrigin } from '@xiongmao/api/http/page-origin';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useState } from 'react';
import { Link } from 'react-router';
import { CutBroadcast } from '../broadcasts/cut-broadcast.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { StateLabel } from '../page/state-label.tsx';
import type { Failure } from '../providers/failure.ts';

type Stream = Row<'streams'>;
/** ms for which the server shows one picture. */
const pictureMs = 10_000;
const tones = { live: 'good', interrupted: 'bad', ended: 'quiet' } as const;

/** A stream by its picture, how it arrives, and what can be done about it. */
export function StreamCard({ stream, shownAt }: { stream: Stream; shownAt: number }) {
  const { t } = useTranslation(['console', 'anchors']);
  const { count, decimal, moment } = useFormat();
  const { id, anchor, broadcastId, title, state, recordingState } = stream;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg bg-surface">
      <div className="relative aspect-video bg-raised">
        <Picture stream={stream} shownAt={shownAt} />
        <span className="absolute start-2 top-2">
          <Badge>{t('streams.viewers', { count: stream.viewers })}</Badge>
        </span>
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            {broadcastId === null ? (
              <span className="font-semibold">{t('streams.preview')}</span>
            ) : (
              <Link
                to={`/broadcasts/${broadcastId}`}
                className="block truncate font-semibold hover:text-accent"
              >
                {title}
              </Link>
            )}
            <Link to={`/anchors/${id}`} className="block text-sm text-muted hover:text-accent">
              {anchor}
            </Link>
          </div>
          <StateLabel tone={tones[state]}>{t(`streams.state.${state}`)}</StateLabel>
        </div>
        <Facts>
          <Fact name={t('streams.bitrate')}>
            {t('streams.kbits', { value: count(stream.bitrate / 1000) })}
          </Fact>
          <Fact name={t('streams.picture')}>
            {stream.width}×{stream.height}, {t('streams.fps', { value: decimal(stream.frameRate) })}
          </Fact>
          <Fact name={t('streams.drops')}>{count(stream.drops)}</Fact>
          <Fact name={t('streams.since')}>{moment(stream.since)}</Fact>
          <Fact name={t('streams.recording')}>
            {recordingState === 'failing' ? (
              <StateLabel tone="bad">{t('streams.failing')}</StateLabel>
            ) : (
              t('streams.runs')
            )}
          </Fact>
        </Facts>
        {broadcastId !== null && (
          <CanAccess resource="broadcasts" action="edit">
            <Cut id={broadcastId} />
          </CanAccess>
        )}
      </div>
    </li>
  );
}

/** Of its last seconds; where there is none, the cover. */
function Picture({ stream, shownAt }: { stream: Stream; shownAt: number }) {
  const { thumbnail, cover, state } = stream;
  const [missing, setMissing] = useState<string | null>(null);
  const turn = Math.floor(shownAt / pictureMs);
  const drawn = thumbnail && state === 'live' ? `${pageOrigin()}/java${thumbnail}?t=${turn}` : null;
  const shown = drawn && drawn !== missing ? drawn : cover;
  if (!shown || shown === missing) return null;
  return (
    <img
      src={shown}
      alt=""
      decoding="async"
      onError={() => setMissing(shown)}
      className="size-full object-cover"
    />
  );
}

/** The broadcast as it stands: what is cut is cut as it was seen. */
function Cut({ id }: { id: number }) {
  const { result } = useOne<Row<'broadcasts'>, Failure>({
    resource: 'broadcasts',
    id,
    errorNotification: false,
  });
  return result ? <CutBroadcast broadcast={result} /> : null;
}
