import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Doing } from '@xiongmao/player/use-playback';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import type { RefObject } from 'react';
import { Link } from '#app/platform/link.tsx';
import { ControlBar } from '#app/shared/player/controls/control-bar.tsx';
import type { WatchedRoom } from '#app/shared/player/player-store.ts';
import { Timeline } from '#app/shared/player/timeline/timeline.tsx';
import { PictureToolsSlot } from '#app/shared/slots.tsx';
import { useTheatre } from '../use-theatre.ts';
import { LiveButton } from './live-button.tsx';
import { LiveTimeline } from './live-timeline.tsx';
import { Parts, type PartsProps } from './parts.tsx';
import { SettingsButton, type SettingsProps } from './settings-button.tsx';

interface RoomControlsProps {
  shown: boolean;
  watched: WatchedRoom;
  video: RefObject<HTMLVideoElement | null>;
  doing: Doing;
  isLive: boolean;
  /** Seconds behind the camera; null: not known. */
  delay: number | null;
  /** ms since the epoch from which it can be gone back to; null: it can't. */
  reach: number | null;
  isAtEdge: boolean;
  onToggle: () => void;
  onSeekBack: (seconds: number) => void;
  onLive: () => void;
  onFullscreen: () => void;
  settings: SettingsProps;
  parts: PartsProps | null;
}

/** The controls of a room's picture, or of a replay. */
export function RoomControls(props: RoomControlsProps) {
  const { shown, watched, video, doing, isLive, delay, reach, isAtEdge, settings, parts } = props;
  const { t } = useTranslation('live');
  const theatre = useTheatre(watched);
  return (
    <ControlBar
      shown={shown}
      video={video}
      doing={doing}
      onToggle={props.onToggle}
      onFullscreen={props.onFullscreen}
      timeline={
        isLive ? (
          reach !== null && (
            <LiveTimeline reach={reach} delay={delay} onSeekBack={props.onSeekBack} />
          )
        ) : (
          <Timeline video={video} />
        )
      }
      tools={
        <>
          <PictureToolsSlot />
          <SettingsButton {...settings} />
          {theatre && (
            <Link
              to={theatre.to}
              prefetch="none"
              aria-label={t(theatre.isThere ? 'room.normal' : 'room.theatre')}
              title={t(theatre.isThere ? 'room.normal' : 'room.theatre')}
              className="hidden size-10 items-center justify-center rounded-sm text-ink -outline-offset-2 hover:text-accent md:inline-flex"
            >
              <RectangleHorizontal aria-hidden className="size-5" />
            </Link>
          )}
        </>
      }
    >
      {isLive && <LiveButton delay={delay} isAtEdge={isAtEdge} onLive={props.onLive} />}
      {parts && parts.count > 1 && <Parts {...parts} />}
    </ControlBar>
  );
}
