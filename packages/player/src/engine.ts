/// <reference path="./hls-light.d.ts" />
import { backoff } from '@xiongmao/api/http/backoff';
import type Hls from 'hls.js';
import type { ErrorData, LevelParsed } from 'hls.js';

/** Why there is no picture: no network, none at media yet, not allowed any more, or none that this browser plays. */
export type Trouble = 'network' | 'notLive' | 'denied' | 'unsupported';

export interface Qualities {
  /** Heights of the renditions, from the lowest; empty where there is one. */
  heights: readonly number[];
  hasAudioOnly: boolean;
}

export interface EngineOptions {
  /** The newest address: a lapsed one is not asked again. */
  url: () => string | null;
  /** `video`: all of it stands there, at an address that does not lapse; `file`: the same as one file. */
  kind: 'live' | 'recorded' | 'video' | 'file';
  /** As near to the camera as it goes, or with more in hand. */
  latency: 'low' | 'balanced';
  /** ms since the epoch at which a recorded stream begins; its newest without. */
  from?: number;
  /** Seconds into a video at which it begins. */
  startAt?: number;
  /** An index of `heights`; null: as the connection allows. */
  quality: number | null;
  audioOnly: boolean;
  onTrouble: (trouble: Trouble | null) => void;
  /** It is loaded, anew perhaps, which stops the video: it pauses by itself. */
  onLoading: () => void;
  /** There is something to be played. */
  onReady: () => void;
  onQualities: (qualities: Qualities) => void;
  /** Media refused; resolves when there is a newer address. */
  renew: () => Promise<void>;
}

export interface Engine {
  /** The moment (ms since the epoch) that is shown; null where the stream has no dates. */
  shownAt: () => number | null;
  toEdge: () => void;
  setQuality: (index: number | null) => void;
  setAudioOnly: (on: boolean) => void;
  /** Loads it now, when it was to be tried later. */
  retry: () => void;
  stop: () => void;
}

/** Seconds behind the newest part that a steadier picture stays. */
const steadyDelay = 6;
/** Until an address is asked for again: media that was restarted is back in a few seconds. */
const pause = { first: 400, longest: 2_500 };
/** The same where media refuses, which each time asks the server for a newer address. */
const refusedPause = { first: 400, longest: 15_000 };

/** Fragments of a video: what fails is told in a few seconds, and tried again by us. */
const soonTold = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
  },
};

/** Whether the browser itself plays such streams, and scripts can't: iPhones. */
const isNative = (video: HTMLVideoElement) =>
  !('MediaSource' in window) && video.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Plays a stream in a video element until it is stopped. */
export async function startEngine(
  video: HTMLVideoElement,
  options: EngineOptions,
): Promise<Engine> {
  if (options.kind === 'file' || isNative(video)) return startNative(video, options);
  const { default: Player } = await import('hls.js/light');
  if (!Player.isSupported()) {
    options.onTrouble('unsupported');
    return idle;
  }
  return startHls(Player, video, options);
}

const idle: Engine = {
  shownAt: () => null,
  toEdge() {},
  setQuality() {},
  setAudioOnly() {},
  retry() {},
  stop() {},
};

/** Tries again after a failure, later each time, until something plays. */
function createRetries(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    later(within = pause) {
      clearTimeout(timer);
      failures += 1;
      timer = setTimeout(retry, backoff(failures, within));
    },
    now() {
      clearTimeout(timer);
      retry();
    },
    reset() {
      failures = 0;
    },
    stop: () => clearTimeout(timer),
  };
}

function startHls(Player: typeof Hls, video: HTMLVideoElement, options: EngineOptions): Engine {
  const { url, kind, latency, from, onTrouble, onLoading, onReady, onQualities, renew } = options;
  const isVideo = kind === 'video';
  const isLow = kind === 'live' && latency === 'low';
  const hls = new Player({
    // Its worker is made of a blob, which no policy need allow: fragments are fMP4 already.
    enableWorker: false,
    lowLatencyMode: isLow,
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    ...(isLow && { maxLiveSyncPlaybackRate: 1.1 }),
    ...(kind === 'recorded' && from === undefined && { startPosition: 0 }),
    ...(isVideo && { startPosition: options.startAt ?? 0, fragLoadPolicy: soonTold }),
    ...(kind === 'live' && !isLow && { liveSyncDuration: steadyDelay }),
  });
  // What is held of a video plays on.
  const retries = createRetries(() =>
    isVideo && hls.levels.length > 0 ? hls.startLoad() : load(),
  );
  /** The playlist of the sound alone, as the master playlist names it. */
  let sound: string | null = null;
  let { quality, audioOnly: isAudioOnly } = options;
  /** Whether what was loaded last names what there is. */
  let isMaster = false;
  let refusals = 0;
  let isStopped = false;
  let recoveries = 0;
  let sought = from === undefined;

  function load(): void {
    const address = url();
    if (!address) return;
    onLoading();
    hls.loadSource(isAudioOnly && sound ? new URL(sound, address).href : address);
  }

  async function onRefused(): Promise<void> {
    // A recording that has just begun is granted a moment later.
    if (refusals++ > 1) onTrouble('denied');
    await renew();
    if (!isStopped) retries.later(refusedPause);
  }

  function onError(_: string, { fatal, type, details, response }: ErrorData): void {
    if (!fatal) return;
    const isRefused = response?.code === 403 || (isVideo && response?.code === 404);
    if (isRefused) void onRefused();
    else if (type === Player.ErrorTypes.NETWORK_ERROR) {
      onTrouble(response?.code === 404 ? 'notLive' : 'network');
      retries.later();
    } else if (
      type === Player.ErrorTypes.MEDIA_ERROR &&
      details !== Player.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR &&
      recoveries++ < 3
    ) {
      hls.recoverMediaError();
    } else onTrouble('unsupported');
  }

  /** Where a recorded stream was at a moment, once its playlist is there. */
  function seek(): void {
    const fragments = hls.levels[Math.max(0, hls.currentLevel)]?.details?.fragments ?? [];
    const fragment = fragments.findLast(({ programDateTime: at }) => at !== null && at <= from!);
    const found = fragment ?? fragments[0];
    if (!found) return;
    sought = true;
    const into = fragment ? Math.min(found.duration, (from! - found.programDateTime!) / 1000) : 0;
    video.currentTime = found.start + into;
  }

  hls.on(Player.Events.ERROR, onError);
  // hls.js has parsed it by then, and left out of its levels what is sound alone.
  hls.on(Player.Events.MANIFEST_LOADED, (_, { levels }) => {
    const alone = levels.find(isSoundAlone);
    isMaster = levels.some(({ attrs }) => attrs?.CODECS !== undefined);
    if (isMaster) sound = alone?.url.split('/').at(-1) ?? null;
    // A playlist of segments names nothing: it is the sound's, or all that there is.
    if (isMaster || !sound) {
      const heights = hls.levels.length > 1 ? hls.levels.map(({ height }) => height) : [];
      onQualities({ heights, hasAudioOnly: sound !== null });
      if (isAudioOnly && sound) return load();
      if (quality !== null) hls.nextLevel = quality;
    }
    onReady();
  });
  hls.on(Player.Events.FRAG_BUFFERED, () => {
    if (!sought) seek();
    refusals = 0;
    retries.reset();
    onTrouble(null);
  });
  hls.attachMedia(video);
  load();

  return {
    shownAt: () => hls.playingDate?.getTime() ?? null,
    toEdge() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
    setQuality(index) {
      quality = index;
      hls.nextLevel = index ?? -1;
    },
    setAudioOnly(on) {
      isAudioOnly = on;
      load();
    },
    retry: retries.now,
    stop() {
      isStopped = true;
      retries.stop();
      hls.destroy();
    },
  };
}

const isSoundAlone = ({
  videoCodec,
  audioCodec,
  height,
}: Pick<LevelParsed, 'videoCodec' | 'audioCodec' | 'height'>) =>
  !videoCodec && !height && Boolean(audioCodec);

function startNative(video: HTMLVideoElement, options: EngineOptions): Engine {
  const { url, kind, onTrouble, onLoading, onReady, renew } = options;
  const retries = createRetries(load);
  /** Seconds at which it goes on: what is loaded anew begins at nought. */
  let at = options.startAt ?? 0;

  function load(): void {
    const address = url();
    if (!address) return;
    onLoading();
    if (kind === 'video' || kind === 'file') at = video.currentTime || at;
    video.src = address;
    onReady();
  }
  function goOn(): void {
    if (at > 0) video.currentTime = at;
  }
  /** It does not say what media answered: the lease is renewed, whatever it was. */
  async function onError(): Promise<void> {
    onTrouble(video.error?.code === MediaError.MEDIA_ERR_DECODE ? 'unsupported' : 'network');
    await renew();
    retries.later();
  }
  function onPlaying(): void {
    retries.reset();
    onTrouble(null);
  }
  video.addEventListener('error', onError);
  video.addEventListener('loadedmetadata', goOn);
  video.addEventListener('playing', onPlaying);
  load();

  return {
    ...idle,
    shownAt() {
      const began = (video as { getStartDate?: () => Date }).getStartDate?.().getTime();
      return began ? began + video.currentTime * 1000 : null;
    },
    toEdge() {
      const { seekable } = video;
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1);
    },
    retry: retries.now,
    stop() {
      retries.stop();
      video.removeEventListener('error', onError);
      video.removeEventListener('loadedmetadata', goOn);
      video.removeEventListener('playing', onPlaying);
      video.removeAttribute('src');
      video.load();
    },
  };
}
