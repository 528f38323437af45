import type { CutReason } from '@xiongmao/api/live/media';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { MediaClient } from './media-client.ts';

/** Cuts whoever publishes a stream; with a recording, only while it is that one. */
export const cutStream = defineJob<{ stream: string; reason: CutReason; recording?: string }>(
  'cut-stream',
);

export function workCuts(jobs: Jobs, media: MediaClient): void {
  jobs.work(cutStream, async ({ stream, reason, recording }) => {
    await media.cut(stream, reason, recording);
  });
}
