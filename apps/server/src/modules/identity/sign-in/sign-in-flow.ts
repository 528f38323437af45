import { randomBytes } from 'node:crypto';
import { ownPath } from '@xiongmao/api/fields/links/own-path';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import { sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { countAttempt } from '../codes/attempts.ts';
import type { Exchange, IdentityContext } from '../context.ts';
import { ProviderRefused, ProviderUnavailable, SignInState } from '../errors.ts';
import type { Marks, Provider, ThirdParty } from '../providers/provider.ts';
import { listLinks } from '../repository.ts';
import { signInCookie } from '../sessions/cookies.ts';
import { hashToken } from '../sessions/sessions.ts';

/** Minutes in which a person must be back. */
const lasts = 10;
const browserForm = /^[\w-]{43}$/;
const random = () => randomBytes(32).toString('base64url');

/** What came back with a person. */
export interface Returned {
  code: string;
  state: string;
}

export interface Leaving {
  returnTo: string | undefined;
  /** Who is to prove, there, who they are; null for a sign-in. */
  proves: Principal | null;
}

/**
 * Begins a sign-in with a third party: answers where it asks the person. What must fit on return is kept;
 * a cookie ties it to this browser, so that nobody can be led to return into another's sign-in.
 */
export async function beginSignIn(
  context: IdentityContext,
  { request, reply }: Exchange,
  name: ProviderName,
  { returnTo, proves }: Leaving,
): Promise<{ url: string }> {
  const { db, clock, cookies, secret } = context;
  const now = clock.now();
  const provider = providerOf(context, name);
  const limit = { name: `sign-in-flow:${networkOf(request.ip)}`, most: 300, seconds: 900 };
  if (!(await countAttempt(db, [limit], now))) throw new CodedError('tooManyRequests');

  const fresh = { state: random(), nonce: random(), verifier: random() };
  if (proves) {
    const links = await listLinks(db, proves.uid);
    if (!links.some((link) => link.provider === name)) throw new CodedError('unknownLink');
  }
  const begin = () => provider.begin(fresh, { anew: proves !== null });
  const { url, ...own } = await ask(context, name, begin);
  const { state, nonce, verifier }: Marks = { ...fresh, ...own };
  const held = browserOf(request);
  // Sign-ins begun in several tabs share the cookie.
  const browser = held && browserForm.test(held) ? held : random();
  await db.execute(sql`
    insert into sign_in_flow (state_hash, provider, browser_hash, nonce, verifier, return_to,
      proves_account, created_at)
    values (${hashToken(state)}, ${name}, ${hashToken(browser)}, ${nonce},
      ${secret.seal('verifier', verifier)}, ${ownPath(returnTo ?? '') ?? '/'},
      ${proves?.uid ?? null}, ${instant(now)})`);
  cookies.setSignIn(reply, browser, lasts * 60);
  return { url };
}

/** Who came back, and where they were before. Each return is taken once; throws SignInState. */
export async function finishSignIn(
  context: IdentityContext,
  { request }: Pick<Exchange, 'request'>,
  name: ProviderName,
  { code, state }: Returned,
): Promise<{ person: ThirdParty; returnTo: string; provesAccount: number | null }> {
  const { db, clock, secret } = context;
  const provider = providerOf(context, name);
  const at = clock.now().toISOString();
  const [flow] = await rows(
    db,
    { nonce: text, verifier: text, returnTo: text, provesAccount: orNull(int), createdAt: time },
    sql`update sign_in_flow set used_at = ${at}::timestamptz
      where state_hash = ${hashToken(state)} and provider = ${name} and used_at is null
        and browser_hash = ${hashToken(browserOf(request) ?? '')}
        and created_at > ${at}::timestamptz - make_interval(mins => ${lasts})
      returning nonce, verifier, return_to as "returnTo", proves_account as "provesAccount",
        created_at as "createdAt"`,
  );
  const verifier = flow && secret.open('verifier', flow.verifier);
  if (!flow || verifier == null) throw new SignInState();
  const { nonce, returnTo, provesAccount } = flow;
  const since = provesAccount === null ? null : new Date(flow.createdAt);
  const finish = () => provider.finish(code, { state, nonce, verifier }, { since });
  const person = await ask(context, name, finish);
  return { person, returnTo, provesAccount };
}

const browserOf = ({ cookies, server }: Exchange['request']) =>
  server.ownCookies.in(cookies, signInCookie);

/** Clears away sign-ins that can't be finished any more. */
export async function forgetFlows(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from sign_in_flow
    where created_at < ${instant(now)} - make_interval(mins => ${lasts})`);
}

function providerOf({ providers }: IdentityContext, name: ProviderName): Provider {
  const provider = providers.get(name);
  if (!provider) throw new ProviderUnavailable();
  return provider;
}

/** Asks a third party. What it answered is not for the log, which gets the kind of failure only. */
async function ask<T>(
  { log }: IdentityContext,
  provider: ProviderName,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) {
      log.warn({ provider, reason: error.reason }, 'a third party refused a sign-in');
      throw error;
    }
    const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
    const reason = [name, code, (cause as { code?: unknown } | undefined)?.code];
    log.warn({ provider, reason: reason.filter(Boolean) }, 'a third party could not be asked');
    throw new ProviderUnavailable();
  }
}
