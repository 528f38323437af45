import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { usePlayback } from '@xiongmao/player/use-playback';
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { rememberVolume, restoreVolume } from './own-volume.ts';
import { playerKeys } from './player-keys.ts';
import { posterOf } from './poster-of.ts';
import type { useShownControls } from './use-shown-controls.ts';

interface PlayerFrameProps extends Pick<ComponentProps<'video'>, 'onTimeUpdate' | 'crossOrigin'> {
  video: RefObject<HTMLVideoElement | null>;
  watched: { title: string; cover: string | null };
  playback: ReturnType<typeof usePlayback>;
  controls: ReturnType<typeof useShownControls>;
  onPlay: () => void;
  /** 1: forward in time. */
  onSeek: (direction: 1 | -1) => void;
  /** What else keys do. */
  keys: Readonly<Record<string, () => void>>;
  /** A mouse that presses the picture. */
  onPress?: () => void;
  tracks?: ReactNode;
  /** What lies over the picture; `toggleFullscreen` is for a button of it. */
  children: (toggleFullscreen: () => void) => ReactNode;
}

/** Captions that the browser draws stand above the controls. */
const liftedCaptions =
  '[&::-webkit-media-text-track-container]:-translate-y-21 md:[&::-webkit-media-text-track-container]:-translate-y-16';

/** The picture with what lies over it: by keys and by what is pressed, as large as its place or as the screen. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { video, watched, playback, controls, onPlay, onSeek, onPress, keys, children } = props;
  const { t } = useTranslation('player');
  const frame = useRef<HTMLElement>(null);

  useEffect(() => restoreVolume(video.current!), [video]);
  const keepFocus = useKeptFocus(frame);

  function toggleFullscreen(): void {
    const element = video.current as
      | (HTMLVideoElement & { webkitEnterFullscreen?: () => void })
      | null;
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) void frame.current.requestFullscreen();
    else element?.webkitEnterFullscreen?.();
  }
  const onKeyDown = playerKeys(
    {
      play: onPlay,
      toggleFullscreen,
      seek: onSeek,
      toggleMute() {
        if (video.current) video.current.muted = !video.current.muted;
      },
      changeVolume(direction) {
        const element = video.current;
        if (!element) return;
        element.volume = Math.min(1, Math.max(0, element.volume + direction / 10));
        if (direction > 0) element.muted = false;
      },
    },
    keys,
  );
  /** A finger shows the controls first. */
  function onPointerUp({ pointerType, button }: PointerEvent): void {
    if (pointerType === 'mouse' && button === 0) onPress?.();
  }

  return (
    <section
      ref={frame}
      aria-label={t('label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are for who has it in focus
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...controls.events}
      onFocus={(event) => {
        controls.events.onFocus();
        keepFocus(event);
      }}
      className="always-dark group @container-[size] absolute inset-0 overflow-hidden bg-black text-ink -outline-offset-2"
    >
      <video
        ref={video}
        playsInline
        crossOrigin={props.crossOrigin}
        poster={watched.cover ? posterOf(watched.cover) : undefined}
        aria-label={watched.title}
        onPointerUp={onPointerUp}
        onTimeUpdate={props.onTimeUpdate}
        {...playback.events}
        onVolumeChange={() => {
          playback.events.onVolumeChange();
          if (!playback.isSilenced) rememberVolume(video.current!);
        }}
        className={`absolute inset-0 size-full object-contain ${controls.isShown ? liftedCaptions : ''}`}
      >
        {props.tracks}
      </video>
      {children(toggleFullscreen)}
    </section>
  );
}

/** Has the focus when it comes for who pressed for it, and when what had it within is gone: its keys go on. */
function useKeptFocus(frame: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    // Whoever pressed waits in its stage.
    const stage = frame.current!.closest('[tabindex="-1"]');
    if (stage && stage === document.activeElement) frame.current!.focus({ preventScroll: true });
  }, [frame]);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false;
    if (isLost && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  });
  return ({ target }) => {
    focused.current = target;
  };
}
