import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { Account } from '#modules/identity/index.ts';
import {
  backfillVisits,
  closeDays,
  insertChannelNamed,
  type PastVisit,
  untilRegistered,
} from '#modules/promotion/index.ts';
import type { Database } from '#platform/db/database.ts';
import { chance } from '../chance.ts';
import { findDemoAccount } from '../identity/accounts.ts';

const hour = 3_600_000;
const days = 30;

/** Two channels of the demo's manager. Of their visitors so many look, register and take the app, `user` among them. */
const demoChannels = [
  {
    code: 'demo-video',
    name: 'Demo · Match videos',
    source: 'social',
    type: 'cpa',
    zone: 'Asia/Shanghai',
    visits: 160,
    registers: 0.09,
    downloads: 0.14,
    user: 'fan',
  },
  {
    code: 'demo-stadium',
    name: 'Demo · Stadium posters',
    source: 'offline',
    type: 'own',
    zone: 'Europe/Madrid',
    visits: 60,
    registers: 0.16,
    downloads: 0.21,
    user: 'fan2',
  },
] as const;

type DemoChannel = (typeof demoChannels)[number];

/** Makes those that are not there yet, each with the month behind it, and the demo's fans as users. */
export async function seedDemoChannels(db: Database, now: Date): Promise<void> {
  const manager = await findDemoAccount(db, 'manager');
  if (!manager) return;
  for (const { code, name, source, type, zone, ...seen } of demoChannels) {
    await db.transaction(async (tx) => {
      const settings = { name, source, type, brand: 'Demo', zone, managerId: manager.id };
      const then = new Date(now.getTime() - days * 24 * hour);
      const id = await insertChannelNamed(tx, code, { ...settings, now: then });
      if (id === null) return;
      const user = await findDemoAccount(tx, seen.user);
      const visits = visitsBefore(now, zone, seen);
      // So that the list of users is not empty.
      if (user) visits.push(registrationOf(user, zone));
      await backfillVisits(tx, id, visits);
    });
  }
  await closeDays(db, now);
}

/** The visit by which an account was made when it says. */
function registrationOf({ id, createdAt }: Account, zone: string): PastVisit {
  const registeredAt = new Date(createdAt);
  return {
    at: new Date(registeredAt.getTime() - untilRegistered),
    day: zonedDay(registeredAt, zone),
    filtered: null,
    signedIn: false,
    registered: true,
    accountId: id,
    downloaded: null,
  };
}

/** More at weekends, and a little more each week. */
function visitsBefore(
  now: Date,
  zone: string,
  seen: Pick<DemoChannel, 'visits' | 'registers' | 'downloads'>,
): PastVisit[] {
  const today = zonedDay(now, zone);
  return Array.from({ length: days }, (_, index) => addDays(today, index - days)).flatMap(
    (day, index) => {
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
      const share = (0.7 + (0.6 * index) / days) * (isWeekend ? 1.5 : 1);
      const morning = dayBounds(day, zone).from.getTime() + 8 * hour;
      return Array.from({ length: Math.round(seen.visits * share) }, (): PastVisit => {
        const filtered = anyReason();
        const counts = filtered === null;
        return {
          at: new Date(morning + chance() * 15 * hour),
          day,
          filtered,
          signedIn: chance() < 0.25,
          registered: counts && chance() < seen.registers,
          accountId: null,
          downloaded:
            counts && chance() < seen.downloads ? (chance() < 0.4 ? 'ios' : 'android') : null,
        };
      });
    },
  );
}

/** Up to which chance a visit is filtered for each reason there is: one in three, the others count. */
const reasons: [number, FilterReason][] = [
  [0.12, 'repeat'],
  [0.19, 'bot'],
  [0.26, 'unconfirmed'],
  [0.29, 'prefetch'],
  [0.32, 'samePerson'],
  [0.33, 'self'],
];

function anyReason(): FilterReason | null {
  const drawn = chance();
  return reasons.find(([upTo]) => drawn < upTo)?.[1] ?? null;
}
