import { isSame, type Secret } from '#platform/secret.ts';

/** Of which mails somebody wants no more: a kind that the domain knows that sends them. */
export interface Unwanted {
  accountId: number;
  kind: string;
}

/** Where on the site one says so by hand, and what a mail program's own button posts to. */
export const unsubscribePath = (key: string): string => `/unsubscribe#${key}`;
export const oneClickPath = (key: string): string => `/java/user/mails/stop/${key}`;

/** What a mail carries to be stopped by. It follows from what it stops under the secret, and is kept nowhere. */
export function stopKey(secret: Secret, { accountId, kind }: Unwanted): string {
  const stopped = `${accountId}.${kind}`;
  return `${stopped}.${secret.digest('stop-mails', stopped).toString('base64url')}`;
}

/** What a key stops; null for one that is not ours. */
export function stoppedBy(secret: Secret, key: string): Unwanted | null {
  const [, id, kind] = /^([1-9]\d{0,9})\.(\w{1,20})\./.exec(key) ?? [];
  if (!id || !kind) return null;
  const unwanted = { accountId: Number(id), kind };
  return isSame(key, stopKey(secret, unwanted)) ? unwanted : null;
}
