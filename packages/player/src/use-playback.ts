import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Engine,
  type EngineOptions,
  type Qualities,
  startEngine,
  type Trouble,
} from './engine.ts';

/** What the video does; `blocked`: the browser wants a touch first. */
export type Doing = 'loading' | 'playing' | 'paused' | 'buffering' | 'blocked' | 'over';

interface Source {
  /** Another one is another start. */
  id: string;
  /** The newest address; null: nothing is to be played. */
  url: string | null;
  kind: EngineOptions['kind'];
  from?: number;
  /** Seconds into a video at which it begins. */
  startAt?: number;
  latency: EngineOptions['latency'];
  renew: () => Promise<void>;
}

const noQualities: Qualities = { heights: [], hasAudioOnly: false };
/** ms within which two stalls are a poor signal, and for which that is told. */
const stallMs = 30_000;

export type Choices = ReturnType<typeof usePlayback>['choices'];

/** Plays an address in a video element, and tells how it goes. What is chosen outlives another start. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, source: Source) {
  const engine = useRef<Engine>(null);
  const stalls = useRef<number[]>([]);
  /** What the viewer wants, whatever the video does meanwhile. */
  const wish = useRef({ plays: true, isLoading: false });
  const [doing, setDoing] = useState<Doing>('loading');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSilenced, setSilenced] = useState(false);
  const [isPoor, setPoor] = useState(false);
  const [qualities, setQualities] = useState(noQualities);
  const [quality, setQuality] = useState<number | null>(null);
  const [isAudioOnly, setAudioOnly] = useState(false);
  const newest = useEffectEvent(() => source.url);
  const renew = useEffectEvent(() => source.renew());
  const chosen = useEffectEvent(() => ({
    quality,
    audioOnly: isAudioOnly,
    ...(source.startAt !== undefined && { startAt: source.startAt }),
  }));
  const { id, kind, from, latency } = source;
  const has = source.url !== null;

  /** With sound where the browser allows it, else without, else not by itself. */
  const begin = useEffectEvent(async () => {
    const element = video.current;
    if (!element) return;
    wish.current.plays = true;
    try {
      await element.play();
    } catch (error) {
      if ((error as DOMException).name !== 'NotAllowedError') return;
      if (element.muted) return setDoing('blocked');
      element.muted = true;
      setSilenced(true);
      await element.play().catch(() => setDoing('blocked'));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another delay or moment is another start
  useEffect(() => {
    const element = video.current;
    if (!has || !element) return;
    let isOver = false;
    setDoing('loading');
    void startEngine(element, {
      url: () => newest(),
      kind,
      latency,
      ...(from !== undefined && { from }),
      ...chosen(),
      renew: () => renew(),
      onTrouble: setTrouble,
      onLoading() {
        wish.current.isLoading = true;
      },
      onReady() {
        wish.current.isLoading = false;
        if (wish.current.plays) void begin();
      },
      onQualities: setQualities,
    }).then((started) => {
      if (isOver) started.stop();
      else engine.current = started;
    });
    return () => {
      isOver = true;
      engine.current?.stop();
      engine.current = null;
    };
  }, [has, id, kind, from, latency]);

  /** Media that stops without being told to. */
  function onWaiting(): void {
    setDoing('buffering');
    // What one has gone to is fetched first, however good the signal is.
    if (video.current?.seeking) return;
    const now = Date.now();
    stalls.current = [...stalls.current.filter((at) => now - at < stallMs), now];
    // The first is how each stream begins.
    setPoor(stalls.current.length > 2);
  }
  useEffect(() => {
    if (!isPoor) return;
    const timer = setTimeout(() => setPoor(false), stallMs);
    return () => clearTimeout(timer);
  }, [isPoor]);

  const events = {
    onPlaying: () => setDoing('playing'),
    onPause() {
      if (wish.current.isLoading) return setDoing('buffering');
      wish.current.plays = false;
      setDoing((before) => (before === 'blocked' ? before : 'paused'));
    },
    onEnded() {
      wish.current.plays = true;
      setDoing('over');
    },
    onWaiting,
    onVolumeChange() {
      if (!video.current?.muted) setSilenced(false);
    },
  };
  function toggle(): void {
    if (video.current?.paused) void begin();
    else video.current?.pause();
  }
  function unsilence(): void {
    if (video.current) video.current.muted = false;
    setSilenced(false);
  }
  const choices = {
    qualities,
    quality,
    isAudioOnly,
    chooseQuality(index: number | null) {
      setQuality(index);
      engine.current?.setQuality(index);
    },
    chooseAudioOnly(on: boolean) {
      setAudioOnly(on);
      engine.current?.setAudioOnly(on);
    },
  };
  return { doing, trouble, isSilenced, isPoor, choices, engine, events, toggle, unsilence };
}
