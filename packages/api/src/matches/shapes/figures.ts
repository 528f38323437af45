import { z } from 'zod';

/** Large enough for any sport's count, small enough that a season's sum is one. */
export const figure = z.number().min(-1e9).max(1e9);

export const statistic = z.object({
  /** `all` or a period key. */
  period: z.string().max(16),
  key: z.string().max(40),
  /** Counts as they are; shares (`possession`, `passAccuracy`) in hundredths, 0 to 100. */
  home: figure,
  away: figure,
});
export type Statistic = z.infer<typeof statistic>;

/** Pressure by minute, from where each side acted: 0 to 1 each. */
export const trends = z.object({
  minutes: z.array(
    z.object({ period: z.string(), minute: z.int(), home: z.number(), away: z.number() }),
  ),
  /** Score difference after each scoring entry: home minus away. */
  lead: z.array(z.object({ order: z.int(), period: z.string().nullable(), lead: z.int() })),
});
export type Trends = z.infer<typeof trends>;
