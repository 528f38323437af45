import { z } from 'zod';
import { defineCall } from '../call.ts';
import { platforms } from '../fields/platforms.ts';

const done = z.object({});

/**
 * A channel's link: keeps the visit, sets the visitor's id (HttpOnly, first-party), answers 302 to the
 * site. An unknown code leads there just so.
 */
export const visitChannel = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/promotion/visit/:code',
  summary: "A channel's link",
  /** What can be no code is nobody's. */
  params: z.object({
    code: z
      .string()
      .regex(/^[a-z\d-]{1,40}$/i)
      .catch(''),
  }),
  /** A path of the site. */
  query: z.object({ to: z.string().max(500).optional() }),
  result: done,
});

/** Said by a page that came alive and was looked at for a second, after a visit by a channel's link. */
export const confirmVisit = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/promotion/beacon',
  summary: 'Confirms a visit',
  result: done,
});

export const countDownload = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/promotion/download',
  summary: 'Counts a download of the app for the channel that brought the visitor',
  body: z.object({ platform: z.enum(platforms) }),
  result: done,
});
