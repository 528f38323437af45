import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';

export async function redrawPoster(_tx: Tx, _jobs: Jobs, _videoId: number): Promise<void> {}
