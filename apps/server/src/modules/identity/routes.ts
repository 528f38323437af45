import * as calls from '@xiongmao/api/identity/calls';
import { mainland } from '@xiongmao/api/identity/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenOf } from '#platform/http/access/principal.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import {
  type SecurityEvent,
  type SecurityEvents,
  securityEvent,
} from '#platform/logging/security-event.ts';
import { deleteAccount } from './account/delete-account.ts';
import { toOwnUser, toPublicUser } from './account/own-user.ts';
import { type Address, addressOf, shortened, written } from './addresses/addresses.ts';
import { provenAddressesOf } from './addresses/changes.ts';
import { countries } from './addresses/countries.ts';
import { sendCode, takeCode } from './codes/codes.ts';
import type { IdentityContext } from './context.ts';
import { changePassword, provePassword, resetPassword } from './passwords/reset-password.ts';
import { unlink } from './providers/unlink.ts';
import {
  type Account,
  findByUsername,
  listLinks,
  requireAccount,
  setAgreed,
} from './repository.ts';
import { endSessions, listSessions, proveSession } from './sessions/sessions.ts';
import { whenOver } from './sessions/when-over.ts';
import { deviceOf } from './sign-in/device.ts';
import { enter } from './sign-in/enter.ts';
import { signInByCode, signInByPassword } from './sign-in/sign-in.ts';

export function identityRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { caller, db, clock, cookies, portray } = context;

  serve(app, caller, calls.getCountries, async ({ request }) => countries(languageOf(request)));

  serve(app, caller, calls.sendMobileCode, ({ body, request }) =>
    send(addressOf(body.mobileOrEmail, body.areaCode), body, request),
  );
  serve(app, caller, calls.sendEmailCode, ({ body, request }) =>
    send(addressOf(body.mobileOrEmail, ''), body, request),
  );
  serve(app, caller, calls.sendVerificationCode, ({ body, request }) =>
    send(addressOf(body.mobile, mainland), body, request),
  );

  serve(app, caller, calls.signInByCode, ({ body, request, reply }) => {
    const address = addressOf(identifierIn(body), body.areaCode);
    return signInByCode(context, { request, reply }, { ...body, address, code: body.checkCode });
  });
  serve(app, caller, calls.checkMobileCode, ({ body, request, reply }) => {
    const address = addressOf(body.mobile, mainland);
    return signInByCode(context, { request, reply }, { ...body, address, code: body.checkCode });
  });
  serve(app, caller, calls.signInByPassword, ({ body, request, reply }) =>
    signInByPassword(context, { request, reply }, { ...body, identifier: identifierIn(body) }),
  );
  serve(app, caller, calls.signInByMobileAndPassword, ({ body, request, reply }) => {
    const named = { ...body, identifier: body.mobile, areaCode: mainland };
    return signInByPassword(context, { request, reply }, named);
  });

  serve(app, caller, calls.resetPassword, async ({ body, request }) => {
    const address = addressOf(identifierIn(body), body.areaCode);
    const uid = await resetPassword(context, request, {
      ...body,
      address,
      code: body.checkCode,
      language: languageOf(request),
    });
    securityEvent(request.log, 'passwordChanged', { request, uid, how: 'reset' });
    caller.identify.forget();
    return {};
  });
  serve(app, caller, calls.modifyPassword, async ({ body, request }) => {
    const address = addressOf(body.mobile, mainland);
    const uid = await resetPassword(context, request, {
      ...body,
      address,
      code: body.checkCode,
      language: languageOf(request),
    });
    securityEvent(request.log, 'passwordChanged', { request, uid, how: 'reset' });
    caller.identify.forget();
    return {};
  });
  serve(app, caller, calls.changePassword, async ({ body, principal, request }) => {
    await changePassword(context, principal, request, body);
    tell(request, 'passwordChanged', { how: 'changed' });
    caller.identify.forget();
    return {};
  });

  serve(app, caller, calls.getUserInfo, async ({ query, identify }) => {
    const account = await requireAccount(db, query.userId);
    const principal = await identify();
    const own = principal?.uid === account.id ? await toOwnUser(db, account, context) : null;
    return { user: toPublicUser(account, await portray(db, account.id)), own };
  });

  serve(app, caller, calls.signOut, async ({ request, reply, identify }) => {
    const principal = tokenOf(request) ? await identify().catch(whenOver) : null;
    if (principal) {
      const mine = { accountId: principal.uid, only: principal.sessionId };
      const count = await endSessions(db, { ...mine, reason: 'signedOut', now: clock.now() });
      tell(request, 'sessionsEnded', { of: principal.uid, why: 'signedOut', count });
      caller.identify.forget(tokenOf(request));
    }
    cookies.clear(reply);
    return {};
  });
  serve(app, caller, calls.getSessions, async ({ principal }) => {
    const sessions = await listSessions(db, principal.uid, clock.now());
    return sessions.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
      id,
      current: id === principal.sessionId,
      createdAt,
      lastSeenAt,
      device: deviceOf(userAgent),
      ip,
    }));
  });
  serve(app, caller, calls.endSession, async ({ body, principal, request }) => {
    const which = body.id === 'others' ? { but: principal.sessionId } : { only: body.id };
    const mine = { accountId: principal.uid, reason: 'revoked' as const, now: clock.now() };
    const ended = await endSessions(db, { ...mine, ...which });
    if (ended === 0 && body.id !== 'others') throw new CodedError('unknownSession');
    tell(request, 'sessionsEnded', { of: principal.uid, why: 'revoked', count: ended });
    caller.identify.forget();
    return {};
  });

  serve(app, caller, calls.getLinks, ({ principal }) => listLinks(db, principal.uid));
  serve(app, caller, calls.unlink, async ({ body, principal, request }) => {
    const user = await unlink(context, principal, body);
    tell(request, 'unlinked', { provider: body.provider });
    return { user };
  });

  serve(app, caller, calls.prove, async ({ body, principal, request }) => {
    const account = await requireAccount(db, principal.uid);
    if (account.password) {
      await provePassword(context, principal, request, body.password ?? '');
    } else {
      const sent = {
        address: await ownAddress(account),
        purpose: 'prove',
        ip: request.ip,
      } as const;
      await takeCode(context, { ...sent, code: body.checkCode ?? '', now: clock.now() });
    }
    await proveSession(db, principal.sessionId, clock.now());
    tell(request, 'proven', { way: account.password ? 'password' : 'code' });
    caller.identify.forget(tokenOf(request));
    return {};
  });
  serve(app, caller, calls.sendProofCode, async ({ body, principal, request }) => {
    const address = await ownAddress(await requireAccount(db, principal.uid));
    const { seconds } = await send(address, { purpose: 'prove', work: body?.work }, request);
    return { seconds, to: shortened(written(address)) };
  });
  serve(app, caller, calls.signInToDemo, async ({ query, request, reply }) => {
    const isOpen = context.demo?.accounts.includes(query.name);
    const account = isOpen ? await findByUsername(db, query.name) : null;
    if (!account) throw new CodedError('noDemo');
    return enter(context, { request, reply }, { way: 'demo' }, async () => ({
      account,
      isNew: false,
    }));
  });
  serve(app, caller, calls.deleteAccount, async ({ principal, request, reply }) => {
    await deleteAccount(context, principal);
    tell(request, 'accountDeleted', {});
    caller.identify.forget();
    cookies.clear(reply);
    return {};
  });
  serve(app, caller, calls.agree, async ({ body, principal }) => {
    const now = clock.now();
    const current = await context.agreement(db, now);
    // Who read what held until a moment ago is asked again.
    const read = body.version !== undefined && body.version < current ? body.version : current;
    await setAgreed(db, principal.uid, read, now);
    return {};
  });

  function send(
    address: Address,
    asked: Pick<Parameters<typeof sendCode>[1], 'purpose' | 'work'>,
    request: FastifyRequest,
  ) {
    return sendCode(context, { ...asked, address, ...from(request), now: clock.now() });
  }

  /** Where a proof can be sent: to an address that proves, the phone first. */
  async function ownAddress(account: Account): Promise<Address> {
    const proven = await provenAddressesOf(db, account, clock.now());
    const address = proven.find(({ kind }) => kind === 'sms') ?? proven[0];
    if (!address) throw new CodedError('invalidAddress');
    return address;
  }

  function tell<E extends SecurityEvent>(
    request: FastifyRequest,
    event: E,
    about: SecurityEvents[E],
  ): void {
    securityEvent(request.log, event, { ...about, request });
  }

  const from = (request: FastifyRequest) => ({ ip: request.ip, language: languageOf(request) });
}

function identifierIn(body: { mobileOrEmail?: string; name?: string }): string {
  const identifier = body.mobileOrEmail ?? body.name;
  if (identifier === undefined) throw new CodedError('invalidInput');
  return identifier;
}
