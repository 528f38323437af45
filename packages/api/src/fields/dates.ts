import { z } from 'zod';
import { isZone } from './is-zone.ts';

/** Of the years that the product can have anything of; beyond some the database has none. */
const inRange = (text: string): boolean => text >= '1800' && text < '2200';

export const day = z.iso.date().refine(inRange);
/** A zone of the IANA database, by any of its names. */
export const zone = z.string().max(64).refine(isZone);
export const month = z.string().regex(/^(18|19|20|21)\d\d-(0[1-9]|1[0-2])$/);
/** No place's clocks are further off, and the database takes no more. */
const isOffset = (text: string): boolean => /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/.test(text);
/** An instant that somebody names. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => isOffset(text) && inRange(new Date(text).toISOString()));
