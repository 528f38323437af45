import { editMinutes, mostEdits } from '@xiongmao/api/posts/rules';
import { CodedError } from '#platform/http/errors.ts';

interface Written {
  accountId: number;
  state: string;
  version: number;
  at: string;
}

/**
 * Answers it where this is one's own, as one saw it, and of the last minutes. Throws `unknownWriting`, `stale`, `editOver`, and
 * `writingTooOften` for what was changed as often as can be.
 */
export function requireEditable<Found extends Written>(
  found: Found | undefined,
  { uid, version, now }: { uid: number; version: number; now: Date },
): Found {
  if (!found || found.accountId !== uid || found.state !== 'shown') {
    throw new CodedError('unknownWriting');
  }
  if (found.version !== version) throw new CodedError('stale');
  const left = Date.parse(found.at) + editMinutes * 60_000 - now.getTime();
  if (left < 0) throw new CodedError('editOver', { minutes: editMinutes });
  // The first version is none.
  if (found.version > mostEdits) {
    throw new CodedError('writingTooOften', { minutes: Math.ceil(left / 60_000) });
  }
  return found;
}
