import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePlayback } from '@xiongmao/player/use-playback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { ControlBar } from '#app/shared/player/controls/control-bar.tsx';
import { MiniControls } from '#app/shared/player/controls/mini-controls.tsx';
import { TapForSound } from '#app/shared/player/cover/tap-for-sound.tsx';
import { PlayerFrame } from '#app/shared/player/player-frame.tsx';
import { stopWatching, type WatchedVideo } from '#app/shared/player/player-store.ts';
import { Timeline } from '#app/shared/player/timeline/timeline.tsx';
import { useShownControls } from '#app/shared/player/use-shown-controls.ts';
import { videosQuery } from '../../api/video-queries.ts';
import { CaptionTracks } from './captions/caption-tracks.tsx';
import { CaptionsButton } from './captions/captions-button.tsx';
import { useCaptions } from './captions/use-captions.ts';
import { coverOf, hasControls } from './cover-of.ts';
import { savedPositionOf, savePosition } from './saved-position.ts';
import { useSpeed } from './use-speed.ts';
import { useViewed } from './use-viewed.ts';
import { VideoCover } from './video-cover.tsx';
import { VideoSettings } from './video-settings.tsx';

interface VideoPlayerProps {
  watched: WatchedVideo;
  /** At the screen's edge, beside what else is looked at. */
  mini: boolean;
}

/** Seconds that keys move: an arrow, and the letters beside `k`. */
const step = 5;
const leap = 10;

/** Plays a video: the picture, what lies over it, and its controls. */
export function VideoPlayer({ watched, mini }: VideoPlayerProps) {
  const { t } = useTranslation();
  const { id, play } = watched;
  const video = useRef<HTMLVideoElement>(null);
  const isGone = useGone(id);
  const [startAt] = useState(() => savedPositionOf(id));
  const playback = usePlayback(video, {
    id: String(id),
    url: isGone.value ? null : (play.playlist ?? play.file),
    kind: play.playlist === null ? 'file' : 'video',
    latency: 'balanced',
    startAt,
    renew: isGone.look,
  });
  const { doing, trouble, engine, toggle, choices } = playback;
  const cover = coverOf({ isGone: isGone.value, doing, trouble });
  const controls = useShownControls(doing !== 'playing');
  const speed = useSpeed(video);
  const captions = useCaptions(video, play.captions);
  const countView = useViewed(id);

  const whenUnstaged = useEffectEvent(() => {
    if (doing !== 'playing' && doing !== 'buffering') stopWatching();
  });
  useEffect(() => {
    if (mini) whenUnstaged();
  }, [mini]);

  function seekBy(seconds: number): void {
    const element = video.current;
    if (element) element.currentTime = Math.max(0, element.currentTime + seconds);
  }
  function seekToShare(share: number): void {
    const element = video.current;
    if (element && Number.isFinite(element.duration))
      element.currentTime = element.duration * share;
  }
  const tenths = Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String(digit), () => seekToShare(digit / 10)]),
  );
  const keys = {
    ...tenths,
    j: () => seekBy(-leap),
    l: () => seekBy(leap),
    c: captions.toggle,
    '<': () => speed.change(-1),
    '>': () => speed.change(1),
  };

  return (
    <PlayerFrame
      video={video}
      watched={watched}
      playback={playback}
      controls={controls}
      // Captions come from where the picture does.
      crossOrigin="anonymous"
      onTimeUpdate={() => {
        countView(video.current!);
        savePosition(id, video.current!);
      }}
      onPlay={toggle}
      onSeek={(direction) => seekBy(direction * step)}
      onPress={toggle}
      keys={keys}
      tracks={<CaptionTracks captions={play.captions} />}
    >
      {(toggleFullscreen) => (
        <>
          <VideoCover
            cover={cover}
            mini={mini}
            onPlay={toggle}
            onRetry={() => engine.current?.retry()}
          />
          {playback.isSilenced && cover === 'none' && (
            <div className="absolute start-2 top-2">
              <TapForSound onTap={playback.unsilence} />
            </div>
          )}
          {playback.isPoor && cover === 'none' && (
            <p
              role="status"
              className="absolute end-2 top-2 rounded-sm bg-black/70 px-2 py-0.5 text-xs"
            >
              {t('state.poorSignal')}
            </p>
          )}
          {mini ? (
            <MiniControls watched={watched} doing={doing} onToggle={toggle} />
          ) : (
            hasControls(cover) && (
              <ControlBar
                shown={controls.isShown}
                video={video}
                doing={doing}
                onToggle={toggle}
                onFullscreen={toggleFullscreen}
                timeline={<Timeline video={video} sheet={play.sheet} />}
                tools={
                  <>
                    <CaptionsButton captions={captions} />
                    <VideoSettings choices={choices} speed={speed} captions={captions} />
                  </>
                }
              />
            )
          )}
        </>
      )}
    </PlayerFrame>
  );
}

/** Whether the server has the video no more: it is asked when media has refused. */
function useGone(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const [value, setValue] = useState(false);
  async function look(): Promise<void> {
    try {
      await queries.fetchQuery({ ...videosQuery(api, { id }), staleTime: 0 });
      setValue(false);
    } catch (error) {
      // Without an answer it is tried again, and may be there.
      if (error instanceof ApiError) setValue(error.http === 404 || error.http === 410);
    }
  }
  return { value, look };
}
