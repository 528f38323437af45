import { type Provider as ProviderName, traitsOf } from '@xiongmao/api/identity/providers';
import { provider } from '@xiongmao/api/identity/shapes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { returnAddress } from '#modules/identity/index.ts';
import { parseFormBodies } from '#platform/http/bodies/form-body.ts';
import { languageOf } from '#platform/http/language.ts';
import { sendPlainPage } from '#platform/http/plain-page.ts';
import type { ModuleContext } from '#platform/module.ts';
import { pretended, sandboxCode } from './sandbox.ts';
import { sandboxPage } from './sandbox-page.ts';

const begun = { provider, state: z.string().min(1).max(200) };
const refused = z.object({ ...begun, refuse: z.literal('1') });
const answered = z.object({
  ...begun,
  ...pretended.shape,
  email: z.union([z.literal('').transform(() => undefined), z.email().max(100)]).optional(),
});

/** The sandbox's page (`sandbox.ts`): asks who one is, and sends one back as a third party does. */
export function sandboxRoutes(app: FastifyInstance, { env, secret }: ModuleContext): void {
  const site = new URL(env.SITE_URL).origin;

  app.register(async (scope) => {
    parseFormBodies(scope, 4_096);

    const query = z.object(begun);
    scope.get('/dev/sign-in', { schema: { hide: true, querystring: query } }, (request, reply) => {
      const { provider, state } = request.query as z.output<typeof query>;
      const locale = languageOf(request);
      const page = sandboxPage(provider, state, locale);
      return sendPlainPage(reply, { ...page, locale, formsLeadTo: [site] });
    });

    const body = z.union([refused, answered]);
    scope.post('/dev/sign-in', { schema: { hide: true, body } }, (request, reply) => {
      const given = request.body as z.output<typeof body>;
      const back = new URL(returnAddress(env, given.provider));
      const parameters = 'refuse' in given ? refusal(given) : confirmation(given);
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
      return reply.redirect(back.href, 303);
    });
  });

  function confirmation({ provider, state, ...who }: z.output<typeof answered>): Parameters {
    const code = sandboxCode(secret, provider, state, who);
    return {
      ...(traitsOf[provider].brings === 'token'
        ? { oauth_token: state, oauth_verifier: code }
        : { code, state }),
      ...(provider === 'google' ? { scope: 'openid email profile', authuser: '0' } : {}),
    };
  }
}

type Parameters = Record<string, string>;

/** How each says that a person did not want to. */
function refusal({ provider, state }: z.output<typeof refused>): Parameters {
  const told: Record<ProviderName, Parameters> = {
    google: { error: 'access_denied', state },
    line: { error: 'access_denied', state },
    x: { denied: state },
    qq: { usercancel: '1', state },
    wechat: { state },
  };
  return told[provider];
}
