import { z } from 'zod';
import { lines } from './visible.ts';

/** A text by locale; those that others fall back to must be there. */
export const texts = (length: number) =>
  z
    .record(z.string().regex(/^[a-z]{2,4}(_[A-Za-z]{2})?$/), lines(length, 1))
    .refine((given) => given.zh_CN !== undefined && given.en_US !== undefined);
