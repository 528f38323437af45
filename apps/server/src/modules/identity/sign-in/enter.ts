import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import type { LoginResult } from '@xiongmao/api/identity/shapes';
import { isAllowed } from '@xiongmao/api/roles';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Tx } from '#platform/db/database.ts';
import { tokenOf } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { securityEvent } from '#platform/logging/security-event.ts';
import { toOwnUser } from '../account/own-user.ts';
import { rememberAddress } from '../addresses/address-memory.ts';
import { type Address, written } from '../addresses/addresses.ts';
import { givenBackUntil, waitOf } from '../addresses/changes.ts';
import { findBan } from '../bans/banned.ts';
import { banUntil, momentText } from '../codes/moment-text.ts';
import type { Exchange, IdentityContext, Origin, Way } from '../context.ts';
import { AccountBanned, AddressReplaced, AddressWaits } from '../errors.ts';
import { tellOfLink } from '../providers/provider-linked.ts';
import {
  type Account,
  findByAddress,
  insertAccount,
  lockAccount,
  setAgreed,
  takeNamesTurn,
} from '../repository.ts';
import { endSessions, openSession } from '../sessions/sessions.ts';
import { whenOver } from '../sessions/when-over.ts';
import { type AccountRegistered, accountRegistered } from './account-registered.ts';
import { deviceOf } from './device.ts';
import { isElsewhere, signedInElsewhere } from './signed-in-elsewhere.ts';

/** Who a sign-in turned out to be. */
export interface Entrant {
  account: Account;
  isNew: boolean;
  /** The path of the site where they were before they left for a third party. */
  returnTo?: string;
  /** The address that they came by is new: until then it proves nothing, and opens no staff's account. */
  waitsUntil?: string | null;
  /** The third party that was linked with this. */
  linked?: ProviderName;
}

/**
 * The account of an address that was just proven, made if there is none: not of one that another account may get
 * back, which an account of its own would keep from that.
 */
export async function findOrMakeAccount(
  tx: Tx,
  { agreement, clock, secret }: IdentityContext,
  address: Address,
  { language, password = null }: { language: Locale; password?: string | null },
): Promise<Entrant> {
  await takeNamesTurn(tx, written(address));
  const known = await findByAddress(tx, address);
  if (known) {
    const wait = await waitOf(tx, known.id, address.kind, clock.now());
    return { account: known, isNew: false, waitsUntil: wait };
  }
  const now = clock.now();
  const until = await givenBackUntil(tx, address, now);
  if (until) throw new AddressReplaced(momentText(until, language));
  const account = await insertAccount(tx, {
    address,
    agreedVersion: await agreement(tx, now),
    now,
    password,
  });
  await rememberAddress(tx, secret, { address, accountId: account.id, now });
  return { account, isNew: true };
}

/**
 * The end of every sign-in: finds or makes the account, refuses a banned one, opens a session in the
 * place of the browser's old one, and sets the cookies.
 */
export async function enter(
  context: IdentityContext,
  { request, reply }: Exchange,
  origin: Origin & { way: Way },
  find: (tx: Tx) => Promise<Entrant>,
): Promise<LoginResult & { wxBind: true }> {
  const { db, agreement, clock, jobs, cookies, caller, keepOrigin } = context;
  const now = clock.now();
  const { ip } = request;
  const userAgent = request.headers['user-agent'] ?? '';
  const before = await caller.identify(tokenOf(request)).catch(whenOver);
  const { linked, ...result } = await db.transaction(async (tx) => {
    const { account, isNew, returnTo = null, waitsUntil = null, linked } = await find(tx);
    if (waitsUntil && isAllowed('console', account.roles)) {
      throw new AddressWaits(momentText(waitsUntil, languageOf(request)));
    }
    // Who bans or deletes the account right now has it first, or finds the session that comes of this.
    if (!(await lockAccount(tx, account.id))) throw new CodedError('accountClosed');
    // As of now that it is ours: a ban that had it first began after this request came.
    const ban = await findBan(tx, account.id, clock.now());
    if (ban) throw new AccountBanned(ban.reason, banUntil(ban.until, languageOf(request)));
    if (origin.agreed) {
      const words = await agreement(tx, now);
      if (account.agreedVersion !== words) await setAgreed(tx, account.id, words, now);
      account.agreedVersion = words;
    }
    if (before) {
      const old = { accountId: before.uid, only: before.sessionId };
      await endSessions(tx, { ...old, reason: 'replaced', now });
    }
    const who = { accountId: account.id, ip, userAgent };
    const elsewhere = await isElsewhere(tx, who);
    const { id: sessionId, token } = await openSession(tx, {
      ...who,
      language: languageOf(request),
      proven: !waitsUntil,
      now,
    });
    const at = now.toISOString();
    if (elsewhere) {
      const { accountId } = who;
      const device = deviceOf(userAgent);
      await jobs.publish(tx, signedInElsewhere, { accountId, sessionId, at, device, ip });
    }
    if (linked && !isNew) {
      await tellOfLink(tx, jobs, account, { language: languageOf(request), now });
    }
    if (isNew) {
      const registered: AccountRegistered = {
        ...who,
        at,
        ...context.broughtBy(request),
        promotionChannelId: origin.promotionChannelId ?? null,
        inviteCode: origin.inviteCode ?? null,
      };
      await keepOrigin(tx, registered);
      await jobs.publish(tx, accountRegistered, registered);
    }
    const user = await toOwnUser(tx, account, context);
    return { token, user, newUser: isNew, wxBind: true as const, returnTo, linked };
  });
  if (before) caller.identify.forget(tokenOf(request));
  const { uid } = result.user;
  securityEvent(request.log, 'signedIn', {
    request,
    uid,
    way: origin.way,
    registered: result.newUser,
  });
  if (linked) securityEvent(request.log, 'linked', { request, uid, provider: linked });
  cookies.set(reply, { token: result.token, uid });
  return result;
}
