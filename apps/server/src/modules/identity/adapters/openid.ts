import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import { askOutside } from '#platform/ask-outside.ts';
import { isSame } from '#platform/secret.ts';
import { ProviderRefused } from '../errors.ts';
import type { Provider, ThirdParty } from '../providers/provider.ts';

interface OpenIdOptions {
  /** `http` only on loopback (see `env.ts`). */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectTo: string;
  scope: string;
  /** What makes it ask also whom it knows already. */
  anew: Record<string, string>;
  /** How it signs what it tells: with a key that it publishes, or with our secret. */
  signature: 'published' | 'secret';
  read(claims: openid.IDToken): ThirdParty;
}

/** ms after which a provider is asked anew where its parts are. */
const knownFor = 3_600_000;

/** Sign-in by OpenID Connect: authorization code with state, nonce and PKCE (S256). */
export function openIdProvider(options: OpenIdOptions): Provider {
  const { issuer, clientId, clientSecret, redirectTo, scope, read } = options;
  let known: { until: number; found: Promise<openid.Configuration> } | null = null;

  function configuration(): Promise<openid.Configuration> {
    if (known && known.until > Date.now()) return known.found;
    const found = discover(options);
    known = { until: Date.now() + knownFor, found };
    found.catch(() => {
      known = null;
    });
    return found;
  }

  return {
    async begin({ state, nonce, verifier }, { anew }) {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectTo,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(anew && options.anew),
      });
      return { url: url.href };
    },
    async finish(code, { state, nonce, verifier }, { since }) {
      const config = await configuration();
      const back = new URL(redirectTo);
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      // The state is this provider's alone, and says as much as its own name in the address would.
      back.searchParams.set('iss', config.serverMetadata().issuer);
      const tokens = await openid
        .authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch(orRefused);
      if (options.signature === 'secret' && !isSignedWith(clientSecret, tokens.id_token!)) {
        throw new ProviderRefused('signature');
      }
      const claims = tokens.claims()!;
      if (since && isBefore(claims.auth_time, since)) throw new ProviderRefused('auth_time');
      // Some tell no more than who it is there.
      const isTerse = claims.name === undefined && config.serverMetadata().userinfo_endpoint;
      const more = isTerse
        ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return read({ ...more, ...claims });
    },
  };

  async function discover({ signature }: OpenIdOptions): Promise<openid.Configuration> {
    const address = new URL(issuer);
    const config = await openid.discovery(
      address,
      clientId,
      signature === 'secret' ? { id_token_signed_response_alg: 'HS256' } : {},
      openid.ClientSecretPost(clientSecret),
      {
        [openid.customFetch]: askOutside as openid.CustomFetch,
        execute: [
          ...(address.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
          ...(signature === 'published' ? [openid.enableNonRepudiationChecks] : []),
        ],
      },
    );
    return config;
  }
}

/** ms that a provider's clock may be behind ours. */
const clockSkew = 60_000;

const isBefore = (seconds: number | undefined, moment: Date): boolean =>
  seconds !== undefined && seconds * 1000 < moment.getTime() - clockSkew;

/** An answer that came and does not fit is a refusal; one that did not come is not. */
function orRefused(error: unknown): never {
  if (error instanceof openid.ResponseBodyError && error.status < 500) {
    throw new ProviderRefused(error.error);
  }
  if (error instanceof openid.ClientError && error.code?.startsWith('OAUTH_JWT')) {
    throw new ProviderRefused(error.code);
  }
  throw error;
}

function isSignedWith(secret: string, token: string): boolean {
  const [head, body, signature = ''] = token.split('.');
  const due = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  return isSame(signature, due);
}
