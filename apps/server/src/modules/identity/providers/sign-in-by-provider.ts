import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import type { BindNeeded, CodePurpose, LoginResult } from '@xiongmao/api/identity/shapes';
import { isAllowed } from '@xiongmao/api/roles';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Database, Tx } from '#platform/db/database.ts';
import { languageOf } from '#platform/http/language.ts';
import { type Address, addressIn } from '../addresses/addresses.ts';
import { takeCode } from '../codes/codes.ts';
import { momentText } from '../codes/moment-text.ts';
import type { Exchange, IdentityContext, Origin } from '../context.ts';
import { AddressWaits, BindEmail, OtherPerson, SignInState, WrongTicket } from '../errors.ts';
import { addLink, findByAddress, findByLink, type Link, takeNamesTurn } from '../repository.ts';
import { type Entrant, enter, findOrMakeAccount } from '../sign-in/enter.ts';
import { finishSignIn, type Returned } from '../sign-in/sign-in-flow.ts';
import { checkTicket, issueTicket, takeTicket } from './bind-ticket.ts';

/** Who left for a third party had agreed to the words: the dialog lets nobody go before. */
const agreed = true;

interface Stranger {
  ticket: string;
  name: string;
  avatar: string | null;
  returnTo: string;
}

/** Back from Google, X or Line: signs in, or throws BindEmail (2010) for a person whom no account knows. */
export async function signInByProvider(
  context: IdentityContext,
  exchange: Exchange,
  provider: ProviderName,
  returned: Returned,
  origin: Origin,
): Promise<LoginResult> {
  const arrived = await arrive(context, exchange, provider, returned, origin);
  if ('ticket' in arrived) throw new BindEmail(arrived.ticket);
  return arrived;
}

/** Back from QQ or WeChat: signs in, or asks to bind a phone. */
export async function signInByAccount(
  context: IdentityContext,
  exchange: Exchange,
  provider: ProviderName,
  returned: Returned,
  origin: Origin,
): Promise<(LoginResult & { wxBind: true }) | BindNeeded> {
  const arrived = await arrive(context, exchange, provider, returned, origin);
  if (!('ticket' in arrived)) return arrived;
  const { ticket: accountNumber, name: qqOrWechatName, avatar: headimgurl, returnTo } = arrived;
  return { wxBind: false, accountNumber, qqOrWechatName, headimgurl, returnTo };
}

async function arrive(
  context: IdentityContext,
  exchange: Exchange,
  provider: ProviderName,
  returned: Returned,
  origin: Origin,
): Promise<(LoginResult & { wxBind: true }) | Stranger> {
  const { db, clock } = context;
  const { person, returnTo, provesAccount } = await finishSignIn(
    context,
    exchange,
    provider,
    returned,
  );
  const { subject, name, avatar } = person;
  const link = { provider, subject, name };
  if (provesAccount !== null) {
    return enter(context, exchange, { ...origin, agreed, way: provider }, async (tx) => {
      const account = await findByLink(tx, link);
      if (account?.id !== provesAccount) throw new OtherPerson();
      return { account, isNew: false, returnTo };
    });
  }
  const address = await addressToJoin(db, person.email);
  if (!address && !(await findByLink(db, link))) {
    const ticket = await issueTicket(db, { provider, person, returnTo, now: clock.now() });
    return { ticket, name, avatar, returnTo };
  }
  return enter(context, exchange, { ...origin, agreed, way: provider }, async (tx) => {
    const entrant = await findOrLink(tx, context, link, address, languageOf(exchange.request));
    return { ...entrant, returnTo };
  });
}

/**
 * The address that a third party vouches for. Not for staff: they prove theirs by a code of ours as well, or
 * whoever has that third party's word would have the back office.
 */
async function addressToJoin(db: Database, email: string | null): Promise<Address | null> {
  const address = email === null ? null : addressIn(email, '');
  const owner = address && (await findByAddress(db, address));
  return owner && isAllowed('console', owner.roles) ? null : address;
}

/**
 * The account that is linked; else that of an address which the third party has verified: every address
 * of ours was proven by a code, so both are the same person's.
 */
async function findOrLink(
  tx: Tx,
  context: IdentityContext,
  link: Link,
  address: Address | null,
  language: Locale,
): Promise<Entrant> {
  await takeNamesTurn(tx, `${link.provider} ${link.subject}`);
  const linked = await findByLink(tx, link);
  if (linked) return { account: linked, isNew: false };
  // The account went a moment ago.
  if (!address) throw new SignInState();
  const entrant = await findOrMakeAccount(tx, context, address, { language });
  refuseToLink(entrant, language);
  await addLink(tx, entrant.account.id, link, context.clock.now());
  return { ...entrant, linked: link.provider };
}

/** A link proves who one is: an address that does not yet makes none. */
function refuseToLink({ waitsUntil }: Entrant, language: Locale): void {
  if (waitsUntil) throw new AddressWaits(momentText(waitsUntil, language));
}

/** Binds an address that is proven by a code to the person of a ticket, and signs in. */
export async function signInByTicket(
  context: IdentityContext,
  exchange: Exchange,
  given: Origin & {
    ticket: string;
    of: readonly ProviderName[];
    address: Address;
    purpose: CodePurpose;
    code: string;
  },
): Promise<LoginResult> {
  const { db, clock } = context;
  const { ticket, of, address, purpose, code } = given;
  const now = clock.now();
  const presented = { ticket, of, now };
  await checkTicket(db, presented);
  await takeCode(context, { address, purpose, code, ip: exchange.request.ip, now });
  return enter(context, exchange, { ...given, agreed, way: 'ticket' }, async (tx) => {
    const { returnTo, ...link } = await takeTicket(tx, presented);
    const language = languageOf(exchange.request);
    const entrant = await findOrMakeAccount(tx, context, address, { language });
    refuseToLink(entrant, language);
    const isLinked = await addLink(tx, entrant.account.id, link, now);
    if (!isLinked) throw new WrongTicket();
    return { ...entrant, returnTo, linked: link.provider };
  });
}
