import { setTimeout as sleep } from 'node:timers/promises';
import type { FlvTag } from './flv.ts';
import { loopOf } from './loop.ts';
import { createPublisher, publishStart, type Target } from './publisher.ts';
import { audioBytes, videoBytes } from './words.ts';

/** ms between looks at what is due: a frame's time. */
const tick = 40;
/** ms before it tries again after the connection ended, and after it was refused. */
const pauses = { ended: 2_000, refused: 15_000 } as const;
/** Bytes behind which frames are not sent any more: the connection is too slow, and begins anew. */
const mostUnsent = 4 * 1024 * 1024;

export interface LoopOptions {
  target: Target;
  tags: readonly FlvTag[];
  /** Of the file. */
  seconds: number;
  /** Ends it. */
  signal: AbortSignal;
  /** Why it is not sending; `code` is the answer's, null where the connection just ended. */
  onStop?: (code: string | null) => void;
}

/**
 * Publishes a file over and over, in the time in which it plays, until it is told to stop. Comes back
 * after the connection ended, and later where it was refused.
 */
export async function publishLoop({
  target,
  tags,
  seconds,
  signal,
  onStop,
}: LoopOptions): Promise<void> {
  while (!signal.aborted) {
    const code = await publishOnce(target, tags, seconds, signal);
    if (signal.aborted) return;
    onStop?.(code);
    const pause = code === null || code === publishStart ? pauses.ended : pauses.refused;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Sends until the connection ends; answers the code that `publish` was answered with. */
async function publishOnce(
  target: Target,
  tags: readonly FlvTag[],
  seconds: number,
  signal: AbortSignal,
): Promise<string | null> {
  const publisher = createPublisher(target);
  const hangUp = () => publisher.close();
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    const answer = await publisher.answer;
    if (answer?.code !== publishStart) return answer?.code ?? null;
    const begun = performance.now();
    for (const { at, tag } of loopOf(tags, seconds)) {
      while (begun + at > performance.now() && !publisher.isEnded) await sleep(tick);
      if (publisher.isEnded || publisher.unsent > mostUnsent) break;
      const bytes = tag.kind === 'video' ? videoBytes : audioBytes;
      publisher.write(bytes(at, tag.body));
    }
    return answer.code;
  } finally {
    signal.removeEventListener('abort', hangUp);
    publisher.close();
  }
}
