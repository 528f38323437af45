import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { afterFile } from '../after-file.ts';

/** Someone at an OpenID provider: the claims that it makes of them. */
export interface OpenIdPerson {
  sub: string;
  name?: string;
  picture?: string;
  email?: string;
  email_verified?: boolean;
  /** The organisation's domain, where one stands behind the address. */
  hd?: string;
  /** When the provider asked them; now, unless it is told. */
  askedAt?: Date;
}

export interface OpenIdProvider {
  issuer: string;
  /** Goes to an address of the provider as a person who is asked nothing; answers where it leads back to. */
  visit(url: string, as: OpenIdPerson): Promise<URL>;
}

/** Asks who they are whom it is told to ask anew. */
function asking(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

const askedAt = (someone: OpenIdPerson | undefined) =>
  someone?.askedAt ? { ts: Math.floor(someone.askedAt.getTime() / 1000) } : {};

/**
 * A real OpenID provider on loopback with one client. It demands PKCE (S256) and a nonce, and signs with
 * `alg`.
 */
export async function openIdProvider(client: {
  id: string;
  secret: string;
  redirectTo: string;
  alg: 'RS256' | 'HS256';
  /** Tells of a person only when it is asked for more than who they are. */
  isTerse?: boolean;
}): Promise<OpenIdProvider> {
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });

  const people = new Map<string, OpenIdPerson>();
  let visitor = '';
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectTo],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: client.alg,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture'],
      email: ['email', 'email_verified', 'hd'],
    },
    conformIdTokenClaims: client.isTerse ?? false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: asking(),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id)!, sub: id }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session!.accountId!,
        clientId: ctx.oidc.client!.clientId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const result = params.nonce
      ? { select_account: {}, login: { accountId: visitor, ...askedAt(people.get(visitor)) } }
      : { error: 'invalid_request', error_description: 'a nonce is needed' };
    await provider.interactionFinished(ctx.req, ctx.res, result);
    ctx.respond = false;
  });
  const listener = provider.callback();

  return {
    issuer,
    async visit(url, as) {
      people.set(as.sub, as);
      visitor = as.sub;
      const cookies = new Map<string, string>();
      let next = new URL(url);
      for (let steps = 0; next.origin === issuer; steps++) {
        if (steps > 5) throw new Error(`${next} leads nowhere`);
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`${next} answers ${response.status}`);
        next = new URL(location, next);
      }
      return next;
    },
  };
}
