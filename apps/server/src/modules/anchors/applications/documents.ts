import { type SQL, sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { countRows, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Secret } from '#platform/secret.ts';

const ofName = 'anchor-name';
const ofBirth = 'anchor-birth';
/** Of one person's one side: what is sealed can't be passed off as another's. */
const ofSide = (uid: number, side: number) => `anchor-document:${uid}:${side}`;

/** Who applies, as it is kept. */
export const sealPerson = (
  secret: Secret,
  { realName, birthDate }: { realName: string; birthDate: string },
) => ({ realName: secret.seal(ofName, realName), birthDate: secret.seal(ofBirth, birthDate) });

/** Keeps the sides of a document, sealed. */
export async function keepDocuments(
  tx: Tx,
  secret: Secret,
  uid: number,
  pictures: readonly Buffer[],
): Promise<void> {
  for (const [side, picture] of pictures.entries()) {
    const sealed = secret.seal(ofSide(uid, side), picture.toString('base64'));
    await tx.execute(sql`
      insert into anchor_document (account_id, side, sealed) values (${uid}, ${side}, ${sealed})`);
  }
}

/** With the decision they are gone. */
export async function deleteDocuments(tx: Tx, uid: number): Promise<void> {
  await tx.execute(sql`delete from anchor_document where account_id = ${uid}`);
}

/** Throws `documentsUnseen` for who has not looked at each side of the document. */
export async function requireSeen(tx: Tx, { uid, by }: { uid: number; by: number }): Promise<void> {
  const unseen = sql`anchor_document d where d.account_id = ${uid} and ${isUnseen(by)}`;
  if ((await countRows(tx, unseen)) > 0) throw new CodedError('documentsUnseen');
}

/** Of a side `d`, for somebody. */
export const isUnseen = (by: number): SQL => sql`${by} <> all(d.seen_by)`;

/**
 * A side of a document, and whose it should be; that it was looked at is kept with it. Throws `noAnchorApplication`
 * where there is none.
 */
export async function readDocument(
  tx: Tx,
  secret: Secret,
  { userId, side, by }: { userId: number; side: number; by: number },
): Promise<{ realName: string; birthDate: string; image: string }> {
  const [found] = await rows(
    tx,
    { realName: text, birthDate: text, sealed: text },
    sql`update anchor_document d set seen_by = array_remove(d.seen_by, ${by}::int) || ${by}::int
      from anchor a
      where a.account_id = d.account_id and d.account_id = ${userId} and d.side = ${side} and a.state = 'underReview'
      returning a.real_name as "realName", a.birth_date as "birthDate", d.sealed`,
  );
  if (!found) throw new CodedError('noAnchorApplication');
  const opened = {
    realName: secret.open(ofName, found.realName),
    birthDate: secret.open(ofBirth, found.birthDate),
    image: secret.open(ofSide(userId, side), found.sealed),
  };
  const { realName, birthDate, image } = opened;
  if (realName === null || birthDate === null || image === null) {
    throw new Error(`the document of ${userId} was sealed by another key`);
  }
  return { realName, birthDate, image };
}
