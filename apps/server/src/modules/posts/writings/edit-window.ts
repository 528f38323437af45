import { editMinutes } from '@xiongmao/api/posts/rules';
import { CodedError } from '#platform/http/errors.ts';

interface Written {
  accountId: number;
  state: string;
  version: number;
  at: string;
}

/** Throws unless this is one's own, as one saw it, and of the last minutes: `unknownWriting`, `stale`, `editOver`. */
export function requireEditable(
  found: Written | undefined,
  { uid, version, now }: { uid: number; version: number; now: Date },
): void {
  if (!found || found.accountId !== uid || found.state !== 'shown') {
    throw new CodedError('unknownWriting');
  }
  if (found.version !== version) throw new CodedError('stale');
  if (Date.parse(found.at) + editMinutes * 60_000 < now.getTime()) {
    throw new CodedError('editOver', { minutes: editMinutes });
  }
}
