import type { VideoKind } from '@xiongmao/api/videos/rules';
import type { Database, Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

export async function checkCut(
  _db: Database | Tx,
  _cut: {
    broadcastId: number;
    from: string;
    to: string;
    kind: VideoKind;
    uid: number | null;
    now: Date;
  },
): Promise<void> {
  throw new CodedError('nothingRecorded');
}
