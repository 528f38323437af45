import { z } from 'zod';

/** What one knows of one's calendar subscription. */
export const ownCalendar = z.object({
  madeAt: z.iso.datetime(),
  /** When a calendar last fetched it, to the hour; null: never. */
  readAt: z.iso.datetime().nullable(),
});
export type OwnCalendar = z.infer<typeof ownCalendar>;
