import { backoff } from '@xiongmao/api/http/backoff';
import { writeSpoilers } from '@xiongmao/api/http/concealing/spoilers';
import type { Notice } from '@xiongmao/api/users/shapes';
import { isLocale } from '@xiongmao/i18n/locales';
import pLimit from 'p-limit';
import type { ModuleContext } from '#platform/module.ts';
import type { NoticeType } from '../notices/define-notice.ts';
import { toNotice } from '../notices/notices.ts';
import { withDefaults } from '../preferences.ts';
import type { Choices } from '../spoilers/choices.ts';
import { type DuePush, duePushes } from './due-pushes.ts';
import { forgetSubscriptions } from './forget-subscriptions.ts';
import { messageOf, topicOf } from './message-of.ts';
import { pushFacts } from './push-facts.ts';
import { type PushJob, pushNotices } from './push-later.ts';
import { quietSeconds } from './quiet-hours.ts';
import { type PushOutcome, sendPush } from './send-push.ts';
import type { VapidDetails } from './vapid-keys.ts';

/** Messages on their way at once. */
const atOnce = 24;
/** Failures after which a message is given up. */
const mostFailures = 6;
/** ms between two attempts, unless the service asks for more: s, at most. */
const pause = { first: 5_000, longest: 300_000 };
const longestAsked = 3_600;
/** Requests that a service leaves unanswered before the rest of a batch is spared it. */
const mostSilences = 3;

interface Pushing {
  context: ModuleContext;
  vapid: VapidDetails;
  /** All notices that there are. */
  types: readonly NoticeType[];
  choices: Choices;
}

/** Sends notices to the browsers of those whom they are for, as far as these want them now. */
export function workPushes(pushing: Pushing): void {
  pushing.context.jobs.work(pushNotices, (job) => deliver(pushing, job));
}

async function deliver(pushing: Pushing, job: PushJob): Promise<void> {
  const { db, clock, metrics, log } = pushing.context;
  const due = await duePushes(db, job, clock.now());
  const notices = await asTold(pushing, due);
  const failures = (job.failures ?? 0) + 1;
  const silences = new Map<string, number>();

  async function one(message: DuePush): Promise<void> {
    const { quiet } = pushFacts[message.kind];
    const seconds = quiet === 'sent' ? 0 : quietFor(pushing, message);
    if (seconds > 0) {
      metrics.count('xiongmao_pushes_total', { outcome: quiet });
      if (quiet === 'held') await sendAgain(pushing, message, { seconds, failures: 0 });
      return;
    }
    const { origin } = new URL(message.endpoint);
    const silent = silences.get(origin) ?? 0;
    const outcome: PushOutcome =
      silent < mostSilences
        ? await send(pushing, message, notices.get(message)!)
        : { is: 'later', asked: null };
    metrics.count('xiongmao_pushes_total', { outcome: outcome.is });
    switch (outcome.is) {
      case 'gone':
        return forgetSubscriptions(db, [message.subscription]);
      case 'refused':
        log.warn({ service: origin, status: outcome.status }, 'a push service refused a message');
        return;
      case 'silent':
        silences.set(origin, silent + 1);
        return sendAgain(pushing, message, { seconds: pauseAfter(failures), failures });
      case 'later':
        return sendAgain(pushing, message, {
          seconds: Math.max(pauseAfter(failures), Math.min(outcome.asked ?? 0, longestAsked)),
          failures,
        });
    }
  }
  const turn = pLimit(atOnce);
  const results = await Promise.allSettled(due.map((message) => turn(() => one(message))));
  // One that fails is no reason to send the others again.
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'a push could not be sent');
  }
}

const pauseAfter = (failures: number): number => backoff(failures, pause) / 1000;

/** s for which one does not want it. */
function quietFor({ context: { clock, env } }: Pushing, { preferences, zone }: DuePush): number {
  const { quietHours, zone: own } = withDefaults(preferences ?? {});
  return quietSeconds(quietHours, own ?? zone ?? env.BRAND_ZONE, clock.now());
}

/** What each says, without the results that its person wants hidden: as it stands among their notices. */
async function asTold(
  { context, types, choices }: Pushing,
  due: readonly DuePush[],
): Promise<ReadonlyMap<DuePush, Notice>> {
  const notices = new Map(due.map((each) => [each, toNotice(each, types)]));
  const alike = Map.groupBy(due, ({ spoilers }) => (spoilers ? writeSpoilers(spoilers) : ''));
  for (const those of alike.values()) {
    const { spoilers } = those[0]!;
    const shielded = spoilers && (await choices.ofAway(spoilers));
    if (!shielded) continue;
    const open = those.map((each) => notices.get(each));
    const told = (await context.caller.concealing.conceal(shielded, open)) as Notice[];
    for (const [place, each] of those.entries()) notices.set(each, told[place]!);
  }
  return notices;
}

async function send(
  { context, vapid, types }: Pushing,
  due: DuePush,
  notice: Notice,
): Promise<PushOutcome> {
  const { kind, values, unread, preferences, endpoint, p256dh, auth } = due;
  const { locale } = withDefaults(preferences ?? {});
  const message = messageOf(notice, {
    unread,
    language: isLocale(locale) ? locale : due.language,
    brand: context.env.BRAND_NAME,
    types,
  });
  if (!message) return { is: 'taken' };
  const { ttl, urgency } = pushFacts[kind];
  const topic = topicOf(kind, values);
  return sendPush({ endpoint, p256dh, auth, message, ttl, urgency, topic }, vapid);
}

/** Leaves a message for later, unless it was tried often enough or is no news by then. */
async function sendAgain(
  { context: { db, clock, jobs, metrics } }: Pushing,
  { id, subscription, kind, at }: DuePush,
  { seconds, failures }: { seconds: number; failures: number },
): Promise<void> {
  const lastAt = Date.parse(at) + pushFacts[kind].ttl * 1000;
  if (failures >= mostFailures || clock.now().getTime() + seconds * 1000 > lastAt) {
    metrics.count('xiongmao_pushes_total', { outcome: 'givenUp' });
    return;
  }
  const job = { noticeIds: [id], to: subscription, failures };
  await db.transaction((tx) => jobs.send(tx, pushNotices, job, Math.ceil(seconds)));
}
