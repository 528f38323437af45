import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Takes what could not be understood: where it stands in the match (`score.ft`), why, and what it is. */
export type Reject = (place: string, reason: string, raw: unknown) => void;

const minuteText = /^\s*(\d{1,3})\s*['’′.]?\s*(?:\+\s*(\d{1,2}))?\s*['’′.]?\s*$/;

const minute = z.union([
  z.int().min(0).max(150),
  z
    .string()
    .regex(minuteText, 'not a minute')
    .refine((text) => Number.parseInt(text, 10) <= 150, 'no minute of a match'),
]);

/** When something happened: a number, with `offset` for what was added to it, or text such as "90+4". */
export const timed = z.object({ minute, offset: z.int().min(0).max(60).nullish() });

/** Minute 90 and 4 added for "90+4", or for 90 with an offset of 4. */
export function momentOf({ minute, offset }: z.output<typeof timed>): {
  minute: number;
  added: number | null;
} {
  const [, at = minute, added = 0] = minuteText.exec(String(minute)) ?? [];
  return { minute: Number(at), added: offset || Number(added) || null };
}

/** The entries of a list that are of a shape, with their places in it; the others are rejected. */
export function readList<S extends z.ZodType>(
  raw: unknown,
  place: string,
  shape: S,
  reject: Reject,
): { index: number; value: z.output<S> }[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) {
    reject(place, 'not a list', raw);
    return [];
  }
  return raw.flatMap((item: unknown, index) => {
    const read = shape.safeParse(item);
    if (read.success) return [{ index, value: read.data }];
    reject(`${place}[${index}]`, faultOf(read.error), item);
    return [];
  });
}

/** The first thing that is wrong, in words: "minute: not a minute". */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'wrong shape';
}

/** An id of at most `length` characters: one that is longer ends in a digest of itself. */
export function shortId(id: string, length: number): string {
  if (id.length <= length) return id;
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 16);
  return `${id.slice(0, length - 17)}~${digest}`;
}
