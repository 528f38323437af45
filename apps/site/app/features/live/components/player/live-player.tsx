import { useQuery } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Room } from '@xiongmao/api/live/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useGrant } from '@xiongmao/player/use-grant';
import { usePlayback } from '@xiongmao/player/use-playback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { useTicking } from '#app/platform/ticking.ts';
import { MiniControls } from '#app/shared/player/controls/mini-controls.tsx';
import { TapForSound } from '#app/shared/player/cover/tap-for-sound.tsx';
import { PlayerFrame } from '#app/shared/player/player-frame.tsx';
import { stopWatching, type WatchedRoom } from '#app/shared/player/player-store.ts';
import { savesData } from '#app/shared/player/saves-data.ts';
import { useShownControls } from '#app/shared/player/use-shown-controls.ts';
import { OverPictureSlot } from '#app/shared/slots.tsx';
import { roomQuery } from '../../api/live-queries.ts';
import { useRoomStream } from '../../api/room-stream.ts';
import { RoomControls } from './controls/room-controls.tsx';
import { closing, coverOf } from './cover/cover-of.ts';
import { CoverPanel } from './cover/cover-panel.tsx';
import { PreviewLeft } from './cover/preview-left.tsx';
import { SoundAlone } from './cover/sound-alone.tsx';
import { useDelay } from './use-delay.ts';
import { usePicture } from './use-picture.ts';
import { useTheatre } from './use-theatre.ts';

interface LivePlayerProps {
  watched: WatchedRoom;
  /** At the screen's edge, beside what else is looked at. */
  mini: boolean;
}

type Mode = { kind: 'live' } | { kind: 'recorded'; from?: number };

/** Seconds behind which one is at the edge. */
const edge = 8;
const step = 10;

/** Plays what is watched: the picture, what lies over it, and its controls. */
export function LivePlayer({ watched, mini }: LivePlayerProps) {
  const { t } = useTranslation();
  const { broadcastId, roomId, replay } = watched;
  const video = useRef<HTMLVideoElement>(null);
  const navigate = useNavigate();
  const theatre = useTheatre(watched);
  const api = useApi();
  const { data: room } = useQuery({ ...roomQuery(api, roomId), enabled: !replay });
  const [isWanted, setWanted] = useState(() => !savesData());
  const { grant, failure, again } = useGrant(
    (lease) =>
      api(
        'POST /live/play',
        { body: { broadcastId, ...(lease && { lease }) } },
        { idempotencyKey: idempotencyKey() },
      ),
    isWanted,
  );
  const [mode, setMode] = useState<Mode>(replay ? { kind: 'recorded' } : { kind: 'live' });
  const [latency, setLatency] = useState<'low' | 'balanced'>('low');
  const [part, setPart] = useState(0);
  const urls = grant
    ? [mode.kind === 'recorded' && !replay ? grant.dvrUrl : grant.url, ...grant.parts]
    : [];
  const previewEnd = grant?.previewEndsAt ? Date.parse(grant.previewEndsAt) : null;
  const isPreviewOver = useTicking((now) => previewEnd !== null && now + 1000 >= previewEnd);
  const playback = usePlayback(video, {
    id: String(part),
    // Before media refuses.
    url: isPreviewOver ? null : (urls[part] ?? null),
    latency,
    renew: again,
    ...mode,
  });
  const { doing, trouble, engine, toggle, choices } = playback;
  const hasSoundAlone = choices.isAudioOnly && choices.qualities.hasAudioOnly;
  const isOver = doing === 'over' && part + 1 >= urls.length;
  const cover = isWanted
    ? coverOf({
        replay,
        state: room?.state,
        access: isPreviewOver ? 'locked' : grant?.access,
        failure,
        trouble,
        doing: doing === 'over' && !isOver ? 'loading' : doing,
      })
    : 'blocked';
  usePicture({ watched, room, cover, engine, video });
  const delay = useDelay(engine, !replay);
  const controls = useShownControls(doing !== 'playing');

  useEffect(() => {
    if (doing === 'over' && !isOver) setPart((now) => now + 1);
  }, [doing, isOver]);

  const whenUnstaged = useEffectEvent(() => {
    if (doing !== 'playing' && doing !== 'buffering') stopWatching();
  });
  useEffect(() => {
    if (mini) whenUnstaged();
  }, [mini]);

  // Who has signed in, or whose room has come back, may watch now.
  const uid = useUid();
  const askAgain = useEffectEvent(() => void tryAgain());
  const isLive = room?.state === 'live';
  const asked = useRef({ uid, isLive: true });
  useEffect(() => {
    const { uid: formerUid, isLive: wasLive } = asked.current;
    asked.current = { uid, isLive };
    if (uid !== formerUid || (isLive && !wasLive)) askAgain();
  }, [uid, isLive]);

  async function tryAgain(): Promise<void> {
    await again();
    if (trouble) engine.current?.retry();
  }
  function play(): void {
    setWanted(true);
    toggle();
  }
  function goBack(seconds: number): void {
    if (seconds < edge) toLive();
    else if (grant?.dvrUrl) setMode({ kind: 'recorded', from: Date.now() - seconds * 1000 });
  }
  function toLive(): void {
    if (mode.kind === 'recorded') setMode({ kind: 'live' });
    else engine.current?.toEdge();
    void video.current?.play().catch(() => undefined);
  }
  function seekBy(seconds: number): void {
    const element = video.current;
    if (!element) return;
    if (replay || mode.kind === 'recorded') element.currentTime += seconds;
    else if (seconds > 0) toLive();
    else goBack((delay ?? 0) - seconds);
  }

  const keys = {
    l: () => replay || toLive(),
    t: () => theatre && void navigate(theatre.to),
  };

  return (
    <PlayerFrame
      video={video}
      watched={watched}
      playback={playback}
      controls={controls}
      onPlay={play}
      onSeek={(direction) => seekBy(direction * step)}
      keys={keys}
    >
      {(toggleFullscreen) => (
        <>
          {hasSoundAlone && <SoundAlone mini={mini} />}
          {mini && room && <FollowedRoom room={room} />}
          {!mini && (
            <OverPictureSlot
              roomId={roomId}
              broadcastId={broadcastId}
              replay={replay}
              isPlaying={doing === 'playing'}
              shownAt={() => engine.current?.shownAt() ?? null}
            />
          )}
          <CoverPanel
            cover={cover}
            watched={watched}
            room={room}
            price={grant?.price ?? null}
            failure={failure}
            mini={mini}
            onPlay={play}
            onRetry={() => void tryAgain()}
            onRestart={() => (part === 0 ? void video.current?.play() : setPart(0))}
          />
          {cover === 'none' && (
            // What flies over the picture begins below them.
            <div
              data-notices
              className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-start justify-between gap-2 *:pointer-events-auto"
            >
              {playback.isSilenced && <TapForSound onTap={playback.unsilence} />}
              {playback.isPoor && (
                <p role="status" className="rounded-sm bg-black/70 px-2 py-0.5 text-xs">
                  {t('state.poorSignal')}
                </p>
              )}
              {grant?.previewEndsAt && (
                <PreviewLeft
                  until={grant.previewEndsAt}
                  mini={mini}
                  broadcastId={broadcastId}
                  price={grant.price}
                  again={() => void again()}
                />
              )}
            </div>
          )}
          {mini ? (
            <MiniControls watched={watched} doing={doing} onToggle={play} />
          ) : (
            !closing.has(cover) && (
              <RoomControls
                shown={controls.isShown}
                watched={watched}
                video={video}
                doing={doing}
                isLive={!replay}
                delay={delay}
                reach={grant?.dvrUrl ? watched.since : null}
                isAtEdge={mode.kind === 'live' && (delay ?? 0) < edge}
                onToggle={play}
                onSeekBack={goBack}
                onLive={toLive}
                onFullscreen={toggleFullscreen}
                settings={{
                  choices,
                  latency: mode.kind === 'live' ? latency : null,
                  onLatency: setLatency,
                }}
                parts={replay ? { count: urls.length, at: part, onChoose: setPart } : null}
              />
            )
          )}
        </>
      )}
    </PlayerFrame>
  );
}

/** On its page the page follows it. */
function FollowedRoom({ room }: { room: Room }) {
  useRoomStream(room);
  return null;
}
