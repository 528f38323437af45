import { z } from 'zod';

/** Digits alone: what JavaScript also reads as a number (``, ` 1`, `+1`, `0x1`, `1e0`, `01`) is none. */
const digits = z
  .string()
  .regex(/^(0|-?[1-9]\d*)$/)
  .transform(Number);

/** A whole number as it stands in an address, where each has one spelling; code may give the number itself. */
export const numberText = <N extends z.ZodType<number, number>>(number: N) =>
  z.union([z.number(), digits]).pipe(number);
