import { hostOf, networkOf } from '@xiongmao/api/hosting/callers/network';
import type { LoginResult } from '@xiongmao/api/identity/shapes';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { type Address, addressIn, written } from '../addresses/addresses.ts';
import { countedAs, countInTurn, type Limit, uncountAttempt } from '../codes/attempts.ts';
import { takeCode } from '../codes/codes.ts';
import type { Exchange, IdentityContext, Origin } from '../context.ts';
import { WrongPassword } from '../errors.ts';
import {
  checkPassword,
  hashPassword,
  requireTurn,
  verifyPassword,
} from '../passwords/passwords.ts';
import {
  type Account,
  findByAddress,
  findByUsername,
  isKnownFrom,
  lockAccount,
} from '../repository.ts';
import { enter, findOrMakeAccount } from './enter.ts';

const quarter = 15 * 60;

/** Signs in with a code, and registers who is new: then the words must be agreed to. */
export async function signInByCode(
  context: IdentityContext,
  exchange: Exchange,
  given: Origin & { address: Address; code: string; password?: string | undefined },
): Promise<LoginResult> {
  const { db, clock } = context;
  const { address, code } = given;
  const { ip } = exchange.request;
  if (given.password !== undefined) {
    requireTurn(exchange.request);
    await checkPassword(given.password, context.env);
  }
  const known = await findByAddress(db, address);
  // Only who has the code learns that the address is new; it stays good until the words are agreed to.
  const mustAgree = !known && !given.agreed;
  const sent = { address, purpose: 'signIn', code, ip, now: clock.now(), keep: mustAgree } as const;
  await takeCode(context, sent);
  if (mustAgree) throw new CodedError('agreementRequired');
  const password =
    given.password === undefined ? null : await hashPassword(given.password, exchange.request);
  return enter(context, exchange, { ...given, way: 'code' }, (tx) =>
    findOrMakeAccount(tx, context, address, { language: languageOf(exchange.request), password }),
  );
}

/**
 * Signs in with a password. Failures are counted for name and network together, so that strangers
 * cannot lock the owner out; strangers of all networks share a budget that the owner's do not.
 */
export async function signInByPassword(
  context: IdentityContext,
  exchange: Exchange,
  given: Origin & { identifier: string; areaCode: string; password: string },
): Promise<LoginResult> {
  const { db, clock, secret } = context;
  requireTurn(exchange.request);
  const { ip } = exchange.request;
  const now = clock.now();
  const network = networkOf(ip);
  const address = addressIn(given.identifier, given.areaCode);
  const account = await findNamed(context, given.identifier, address);
  const isKnown = await isKnownFrom(db, account?.id, network, now);
  // As the name is looked up, so that other spellings of it have no budgets of their own.
  const name = given.identifier.toLowerCase();
  const names = [...new Set([name, ...(address ? [written(address)] : [])])];
  const guesses = (whose: string[]) => {
    const each = (limit: Omit<Limit, 'name'>, after = '') =>
      whose.map((one) => ({ name: `password:${countedAs(secret, one)}${after}`, ...limit }));
    return [
      each({ most: 10, seconds: quarter }, `:${network}`),
      isKnown ? [] : each({ most: 100, seconds: 4 * quarter }),
    ];
  };
  const limits = [
    [
      { name: `password:host:${hostOf(ip)}`, most: 100, seconds: quarter },
      { name: `password:network:${network}`, most: 300, seconds: quarter },
    ],
    ...guesses(names),
  ];
  if (!(await countInTurn(db, limits, now))) throw new CodedError('tooManyAttempts');
  // All names of an account share what may be guessed of it. Beyond that a guess is a wrong one, whatever it
  // is: a refusal would tell that two names are one person's.
  const shared = guesses([account ? `account ${account.id}` : `nobody ${name}`]);
  const mayFit = await countInTurn(db, shared, now);
  const phc = (mayFit && account?.password) || null;
  const fits = await verifyPassword(given.password, phc, exchange.request);
  if (!account || !fits) throw new WrongPassword();
  await uncountAttempt(db, [...limits, ...shared].flat(), now);
  return enter(context, exchange, { ...given, way: 'password' }, async (tx) => {
    // A password that was changed in the meantime opens nothing.
    const current = await lockAccount(tx, account.id);
    if (current?.password !== account.password) throw new WrongPassword();
    return { account: current, isNew: false };
  });
}

async function findNamed(
  { db }: IdentityContext,
  identifier: string,
  address: Address | null,
): Promise<Account | null> {
  const bound = address && (await findByAddress(db, address));
  return bound ?? findByUsername(db, identifier);
}
