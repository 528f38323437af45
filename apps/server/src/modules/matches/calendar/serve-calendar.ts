import { createHash } from 'node:crypto';
import * as calls from '@xiongmao/api/matches/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readersOf } from '#modules/users/index.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findCalendarMatches } from './calendar-matches.ts';
import { endCalendar, findCalendar, getOwnCalendar, makeCalendar, noteRead } from './calendars.ts';
import { writeCalendar } from './write-calendar.ts';

/** A minute, of one calendar: whoever subscribes asks some times a day. */
const mostReads = 6;
const path = z.object({ file: z.string().max(60) });
const ending = '.ics';

/** A person's calendar: made, given another address, ended; and read by whoever knows its address. */
export function serveCalendar(app: FastifyInstance, context: ModuleContext): void {
  const { caller, db, clock, env, secret } = context;
  const reads = new RateLimit({
    most: mostReads,
    mostKeys: 100_000,
    now: () => clock.now().getTime(),
  });

  serve(app, caller, calls.getCalendar, async ({ principal }) => ({
    calendar: await getOwnCalendar(db, principal.uid),
  }));
  serve(app, caller, calls.makeCalendar, async ({ principal, request }) => {
    const given = { accountId: principal.uid, language: languageOf(request), now: clock.now() };
    const token = await db.transaction((tx) => makeCalendar(tx, secret, given));
    return { address: new URL(`/calendar/${token}${ending}`, env.SITE_URL).href };
  });
  serve(app, caller, calls.endCalendar, async ({ principal }) => {
    await db.transaction((tx) => endCalendar(tx, principal.uid));
    return {};
  });

  app.get<{ Params: z.output<typeof path> }>(
    '/calendar/:file',
    { schema: { hide: true, params: path } },
    async (request, reply) => {
      const { file } = request.params;
      const now = clock.now();
      const found = file.endsWith(ending)
        ? await findCalendar(db, secret, { token: file.slice(0, -ending.length), now })
        : null;
      if (!found) throw new CodedError('notFound');
      const { accountId, language, madeAt } = found;
      const wait = reads.take(String(accountId));
      if (wait > 0) throw new TooManyRequests(wait);
      const text = await caller.inTurn('accounts', accountId, request, async () => {
        await noteRead(db, accountId, now);
        const reader = (await readersOf(db, [accountId])).get(accountId)!;
        return writeCalendar(await findCalendarMatches(db, accountId, now), {
          language: reader.chosenLanguage ?? language ?? reader.language,
          brand: { projectName: env.BRAND_NAME },
          siteUrl: env.SITE_URL,
          stamp: new Date(madeAt),
        });
      });
      const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'private, max-age=300')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
