import * as calls from '@xiongmao/api/promotion/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '#platform/http/access/principal.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { hashNetworks, hashPerson } from './person.ts';
import { siteAddress } from './site-path.ts';
import { countedDay } from './statistics/counted-day.ts';
import { type Counted, findAttributed, findByCode } from './visits/attribution.ts';
import { markChannel, readMark } from './visits/channel-mark.ts';
import { confirmVisits } from './visits/confirm-visits.ts';
import { countDownload } from './visits/count-download.ts';
import type { FloodGate } from './visits/flood-gate.ts';
import { recordVisit } from './visits/record-visit.ts';
import { type IsBot, unwatched } from './visits/unwatched.ts';
import { anyVisitor, type VisitorCookies } from './visits/visitor-cookies.ts';

/** A channel's link, the word of a page that came alive, and downloads. */
export function promotionRoutes(
  app: FastifyInstance,
  context: ModuleContext & { cookies: VisitorCookies; gate: FloodGate; isBot: IsBot },
): void {
  const { caller, db, clock, env, secret, cookies, gate, isBot } = context;

  /** Where and who something is counted for. */
  function counted(channel: Counted, request: FastifyRequest, now: Date) {
    const day = countedDay(channel, now);
    const { ip } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    const from = { ip, userAgent };
    const personHash = hashPerson(secret, day, from);
    return { channelId: channel.id, day, personHash, ...hashNetworks(secret, day, from), now };
  }

  serve(app, caller, calls.visitChannel, async ({ params, query, request, reply, identify }) => {
    const channel = await findByCode(db, params.code);
    if (channel) {
      const now = clock.now();
      const filtered = unwatched(request, isBot);
      const visit = counted(channel, request, now);
      // Machines are nobody: they get no cookies, and an id that is not met again.
      const visitorId = filtered ? anyVisitor() : cookies.visitor(request, reply);
      if (!filtered) {
        cookies.mark(reply, markChannel(secret, { visitorId, channelId: channel.id, now }));
      }
      if (gate.allows('visit', request.ip)) {
        const accountId = await uidOf(identify);
        const referrer = hostOf(request.headers.referer);
        const whole = { ...visit, visitorId, accountId, referrer, filtered };
        const reason = await db.transaction((tx) => recordVisit(tx, whole));
        if (reason === 'unconfirmed') cookies.askToConfirm(reply);
      } else gate.drop(channel.id, visit.day);
    }
    reply.header('cache-control', 'no-store').redirect(siteAddress(env.SITE_URL, query.to), 302);
    return {};
  });

  serve(app, caller, calls.confirmVisit, async ({ request, reply, identify }) => {
    const visitorId = cookies.visitorOf(request);
    if (visitorId && !isBot(request.headers['user-agent'])) {
      const accountId = await uidOf(identify);
      const page = { visitorId, accountId, now: clock.now() };
      await db.transaction((tx) => confirmVisits(tx, page));
    }
    cookies.confirmed(reply);
    return {};
  });

  serve(app, caller, calls.countDownload, async ({ body, request, identify }) => {
    const visitorId = cookies.visitorOf(request);
    if (!visitorId || !gate.allows('download', request.ip)) return {};
    const now = clock.now();
    const accountId = await uidOf(identify);
    const marked = readMark(secret, { mark: cookies.markOf(request), visitorId, now });
    await db.transaction(async (tx) => {
      const channel = await findAttributed(tx, { marked, visitorId, now });
      if (!channel) return;
      const download = counted(channel, request, now);
      const filtered = isBot(request.headers['user-agent']) ? 'bot' : null;
      await countDownload(tx, { ...download, ...body, visitorId, accountId, filtered });
    });
    return {};
  });
}

/** Who is signed in; a session that is over is nobody's. */
async function uidOf(identify: () => Promise<Principal | null>): Promise<number | null> {
  try {
    return (await identify())?.uid ?? null;
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}

/** The host of the page that led here; empty when none is told. */
function hostOf(referrer: string | undefined): string {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host.slice(0, 200) : '';
}
