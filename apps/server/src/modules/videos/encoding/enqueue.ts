import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';

export async function enqueue(
  _tx: Tx,
  _jobs: Jobs,
  _given: { videoId: number; kind: 'upload' | 'cut'; source?: string; bytes?: number; now: Date },
): Promise<void> {}
export async function cancelJobs(_tx: Tx, _videoId: number, _now: Date): Promise<void> {}
export async function retryJob(_tx: Tx, _jobs: Jobs, _id: number, _now: Date): Promise<void> {}
export async function cancelJob(_tx: Tx, _id: number, _now: Date): Promise<void> {}
