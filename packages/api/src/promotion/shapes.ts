import { z } from 'zod';

/** Where those who register come from. */
export const registrationSources = [
  'website',
  'social',
  'search',
  'advertising',
  'partner',
  'offline',
] as const;
export const channelTypes = ['cpa', 'cps', 'brand', 'own'] as const;

/** Why a visit is not counted; raw visits are visits and these together. */
export const visitReasons = [
  /** A crawler by its own name. */
  'bot',
  /** Asked for ahead of time, not looked at. */
  'prefetch',
  /** The same visitor again on the same day. */
  'repeat',
  /** The same network and browser on the same day, with its cookies cleared. */
  'samePerson',
  /** The channel's own manager. */
  'self',
  /** No page came alive after it: whatever it called itself, nobody looked. */
  'unconfirmed',
  /** Beyond what one address may call in a minute: counted together, not kept one by one. */
  'flood',
  /** More from one network and day than a channel is believed to bring. */
  'network',
] as const;
/** As `visitReasons`, for registrations and downloads too; what is filtered is kept and shown with its reason. */
export const filterReasons = [
  ...visitReasons,
  /** A registration whose browser names the channel, without a visit that tells so. */
  'claimed',
] as const;
export type FilterReason = (typeof filterReasons)[number];

/** Numbers of a channel over a day or a span. */
export const channelFigures = z.object({
  /** All, filtered ones included. */
  rawVisits: z.int(),
  /** Different people who looked at a page, each once a day. */
  visits: z.int(),
  /** Of those, who were signed in. */
  registeredVisits: z.int(),
  registrations: z.int(),
  downloads: z.int(),
  /** First recharges; 0 until the ledger tells. */
  firstRecharges: z.int(),
});
export type ChannelFigures = z.infer<typeof channelFigures>;

export const filterCounts = z.record(z.enum(filterReasons), z.int());
