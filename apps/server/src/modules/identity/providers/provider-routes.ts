import * as calls from '@xiongmao/api/identity/calls';
import {
  emailProviders,
  type Provider as ProviderName,
  type ProviderType,
  providers,
  type TypedProvider,
  traitsOf,
  typedProviders,
} from '@xiongmao/api/identity/providers';
import type { FastifyInstance } from 'fastify';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { securityEvent } from '#platform/logging/security-event.ts';
import { type Address, addressOf } from '../addresses/addresses.ts';
import { bindAddress } from '../addresses/bind-address.ts';
import { undoChange } from '../addresses/undo-change.ts';
import type { Exchange, IdentityContext } from '../context.ts';
import { whenOver } from '../sessions/when-over.ts';
import { beginSignIn } from '../sign-in/sign-in-flow.ts';
import { signInByAccount, signInByProvider, signInByTicket } from './sign-in-by-provider.ts';

/** Of those that share their calls. */
const ofType = (type: ProviderType): TypedProvider =>
  typedProviders.find((name) => traitsOf[name].type === type)!;

/** Signing in with a third party, and binding what it takes. */
export function providerRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { agreement, caller, clock, db, env } = context;
  const own = [env.SITE_URL, env.STUDIO_URL, env.CONSOLE_URL].map((url) => new URL(url).origin);

  serve(app, caller, calls.getSignInMethods, async () => ({
    providers: providers.filter((name) => context.providers.has(name)),
    demo: context.demo !== null,
    agreementVersion: await agreement(db, clock.now()),
  }));

  serve(app, caller, calls.getProviderUrl, (given) => leaveFor(ofType(given.query.type), given));
  serve(app, caller, calls.getLineUrl, (given) => leaveFor('line', given));
  serve(app, caller, calls.getQqUrl, (given) => leaveFor('qq', given));
  serve(app, caller, calls.getWeChatUrl, (given) => leaveFor('wechat', given));

  serve(app, caller, calls.signInByProvider, async ({ query, request, reply }) => {
    const { type, code, state, verifier, token } = query;
    const name = ofType(type);
    const returned =
      traitsOf[name].brings === 'token' ? { code: verifier, state: token } : { code, state };
    return signInByProvider(context, { request, reply }, name, whole(returned), query);
  });
  serve(app, caller, calls.signInByGoogle, ({ query, request, reply }) =>
    signInByProvider(context, { request, reply }, 'google', query, query),
  );
  serve(app, caller, calls.signInByLine, ({ query, request, reply }) =>
    signInByProvider(context, { request, reply }, 'line', query, query),
  );
  serve(app, caller, calls.signInByAccount, ({ query, request, reply }) =>
    signInByAccount(context, { request, reply }, query.type, query, query),
  );

  serve(app, caller, calls.bindAccount, async ({ body, request, reply }) => {
    const address = phoneOf(body.mobile, body.areaCode);
    const { accountNumber: ticket, type, checkCode: code } = body;
    const bound = { ...body, ticket, of: [type], address, purpose: 'bindAccount', code } as const;
    return signInByTicket(context, { request, reply }, bound);
  });
  serve(app, caller, calls.bindAddress, async ({ body, identify, request, reply }) => {
    const { checkCode: code, twitterId: ticket } = body;
    const address = addressIn(body);
    if (ticket !== undefined) {
      if (address.kind !== 'mail') throw new CodedError('invalidAddress');
      const exchange: Exchange = { request, reply };
      const bound = {
        ...body,
        ticket,
        of: emailProviders,
        address,
        purpose: 'bind',
        code,
      } as const;
      const login = await signInByTicket(context, exchange, bound);
      return { user: login.user, login };
    }
    const principal = await identify();
    if (!principal) throw new CodedError('signInRequired');
    const from = { ip: request.ip, language: languageOf(request) };
    const user = await bindAddress(context, principal, { address, code, ...from });
    const { kind } = address;
    securityEvent(request.log, 'addressChanged', { request, kind });
    return { user, login: null };
  });
  serve(app, caller, calls.undoAddressChange, async ({ body, identify, request }) => {
    const principal = await identify().catch(whenOver);
    const asked = { token: body.token, principal, ip: request.ip };
    const { uid: of, restored, needsPassword } = await undoChange(context, asked);
    securityEvent(request.log, 'addressUndone', { request, of });
    caller.identify.forget();
    return { restored, needsPassword };
  });

  serve(app, caller, calls.redirectTo, async ({ query, reply }) => {
    // A path is one of the site's.
    const url = URL.parse(query.url, query.url.startsWith('/') ? env.SITE_URL : undefined);
    if (!url || !own.includes(url.origin) || url.username || url.password) {
      throw new CodedError('foreignRedirect');
    }
    // As it was read here: a browser might read the text otherwise.
    reply.redirect(url.href, 302);
    return {};
  });

  async function leaveFor(
    provider: ProviderName,
    { query, identify, request, reply }: Left,
  ): Promise<{ url: string }> {
    const { returnTo, prove } = query;
    const proves = prove ? await identify() : null;
    if (prove && !proves) throw new CodedError('signInRequired');
    return beginSignIn(context, { request, reply }, provider, { returnTo, proves });
  }
}

type Left = Pick<CallRequest<typeof calls.getLineUrl>, 'query' | 'identify' | 'request' | 'reply'>;

/** What a third party sends back is there, or the call is not one. */
function whole(returned: { code: string | undefined; state: string | undefined }) {
  const { code, state } = returned;
  if (!code || !state) throw new CodedError('invalidInput');
  return { code, state };
}

/** The one address that a body names. */
function addressIn(body: { email?: string; mobile?: string; areaCode: string }): Address {
  const { email, mobile, areaCode } = body;
  if ((email === undefined) === (mobile === undefined)) throw new CodedError('invalidInput');
  if (mobile !== undefined) return phoneOf(mobile, areaCode);
  const address = addressOf(email!, '');
  if (address.kind !== 'mail') throw new CodedError('invalidAddress');
  return address;
}

function phoneOf(mobile: string, areaCode: string): Address {
  const address = addressOf(mobile, areaCode);
  if (address.kind !== 'sms') throw new CodedError('invalidAddress');
  return address;
}
