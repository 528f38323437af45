import type { CallInput } from '@xiongmao/api/call';
import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { sendTakedown as call } from '@xiongmao/api/takedowns/calls';
import type { Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { countAttempt, mailboxOf, mailLetter } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Claims } from '../claims/claimable.ts';
import { readAddresses } from '../claims/read-addresses.ts';
import { received } from '../letter-types.ts';

const day = 86_400;

type Given = Required<CallInput<typeof call>['body']>;

/**
 * Keeps what a rights-holder asks for, within a day's limits of a host, a network and an account, and confirms it by
 * mail, within those of the mailbox: it may be somebody else's, whose requests are none the fewer for it. Answers the number of the request. Throws `nothingThere`, `tooManyRequests`.
 */
export async function sendTakedown(
  { clock, db, env, jobs, secret }: ModuleContext,
  claims: Claims,
  from: { accountId: number | null; ip: string; language: Locale },
  given: Given,
): Promise<number> {
  const { accountId, ip, language } = from;
  const { name, organisation, capacity, holder, work, addresses, signature } = given;
  const now = clock.now();
  const email = given.email.toLowerCase();
  const limits = [
    { name: `takedown:host:${hostOf(ip)}`, most: 20, seconds: day },
    { name: `takedown:network:${wideNetworkOf(ip)}`, most: 60, seconds: day },
  ];
  if (accountId !== null) {
    limits.push({ name: `takedown:account:${accountId}`, most: 10, seconds: day });
  }
  if (!(await countAttempt(db, limits, now))) throw new CodedError('tooManyRequests');
  const mailbox = secret.digest('takedown', mailboxOf(email)).toString('base64url');
  const mails = { name: `takedown:mailbox:${mailbox}`, most: 3, seconds: day };
  const isMailed = await countAttempt(db, [mails], now);
  const named = await readAddresses(db, claims, { addresses, siteUrl: env.SITE_URL, now });
  return db.transaction(async (tx) => {
    const [made] = await rows(
      tx,
      { id: int },
      sql`insert into takedown (account_id, name, organisation, email, capacity, holder, work, signature, language, at)
        values (${accountId}, ${name}, ${organisation}, ${email}, ${capacity},
          ${capacity === 'agent' ? holder : ''}, ${work}, ${signature}, ${language}, ${instant(now)})
        returning id`,
    );
    const { id } = made!;
    for (const { target, path, claimed } of named) {
      await tx.execute(sql`
        insert into takedown_target (takedown_id, kind, key, address, title, author_id)
        values (${id}, ${target.kind}, ${target.key}, ${path}, ${claimed.title}, ${claimed.authorId})`);
    }
    if (!isMailed) return id;
    const values = { number: String(id) };
    await mailLetter(tx, jobs, { to: email, type: received, language, values, now });
    return id;
  });
}
