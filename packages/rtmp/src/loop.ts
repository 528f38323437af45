import type { FlvTag } from './flv.ts';

/** What is to be sent, at which ms of the stream. */
export interface Due {
  at: number;
  tag: FlvTag;
}

/**
 * A file over and over, as one stream: how frames are decoded once, then all frames, whose times go on
 * from one round to the next. A round is as long as its sound and pictures are, so that neither drifts.
 */
export function* loopOf(tags: readonly FlvTag[], seconds: number): Generator<Due> {
  for (const tag of tags) if (tag.isConfig) yield { at: 0, tag };
  const frames = tags.filter(({ isConfig }) => !isConfig);
  for (let round = 0; ; round++) {
    const from = round * seconds * 1000;
    for (const tag of frames) {
      // Encoders end a sound a little behind the pictures.
      if (tag.at < seconds * 1000) yield { at: Math.round(from + tag.at), tag };
    }
  }
}
