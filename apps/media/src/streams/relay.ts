import type { Publisher } from '../rtmp/connection.ts';
import type { AudioTag, VideoTag } from '../rtmp/wire/media-tags.ts';

/** A publisher whose media can go on in another recording while its connection stays. */
export interface Relay {
  readonly publisher: Publisher;
  /** From the next key frame on what comes goes where `reopen` leads, unless that is nowhere. */
  begin(): void;
}

export function createRelay(first: Publisher, reopen: () => Publisher | null): Relay {
  let target = first;
  let isDue = false;
  /** Encoders send these once: what begins in the middle needs them again. */
  let video: VideoTag | null = null;
  let audio: AudioTag | null = null;

  function beginAt(timestamp: number): void {
    isDue = false;
    const next = reopen();
    if (!next) return;
    target = next;
    if (video) target.video(video, timestamp);
    if (audio) target.audio(audio, timestamp);
  }

  return {
    begin() {
      isDue = true;
    },
    publisher: {
      video(tag, timestamp) {
        if (tag.kind === 'config') video = tag;
        if (isDue && tag.kind === 'frame' && tag.key) beginAt(timestamp);
        target.video(tag, timestamp);
      },
      audio(tag, timestamp) {
        if (tag.kind === 'config') audio = tag;
        target.audio(tag, timestamp);
      },
      leave: (reason) => target.leave(reason),
    },
  };
}
