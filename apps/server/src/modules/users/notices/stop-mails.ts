import { type MailKind, mailKind } from '@xiongmao/api/users/shapes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findAccount, oneClickPath, stoppedBy, unsubscribePath } from '#modules/identity/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { savePreferences } from '../preferences.ts';

/** Stops mails of a kind by the key that one of them carries. Throws `unknownMails`. */
export async function stopMails(
  { db, secret }: ModuleContext,
  key: string,
): Promise<{ kind: MailKind }> {
  const unwanted = stoppedBy(secret, key);
  const { data: kind } = mailKind.safeParse(unwanted?.kind);
  if (!unwanted || !kind) throw new CodedError('unknownMails');
  const { accountId } = unwanted;
  await db.transaction(async (tx) => {
    if (!(await findAccount(tx, accountId))) throw new CodedError('unknownMails');
    await savePreferences(tx, accountId, { mails: { [kind]: false } });
  });
  return { kind };
}

const params = z.object({ key: z.string().max(100) });
const mostBytes = 4_096;

/**
 * What mail programs post to (RFC 8058): no cookie, no header of ours, a form of either type whose words are always the
 * same. A look changes nothing, for programs that check mails follow their links: it leads to the site's page.
 */
export function oneClickRoutes(app: FastifyInstance, context: ModuleContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, _body, done) => done(null),
    );
    const schema = { hide: true, params };
    scope.post(oneClickPath(':key'), { schema }, async (request, reply) => {
      await stopMails(context, (request.params as z.infer<typeof params>).key);
      return reply.status(204).send();
    });
    scope.get(oneClickPath(':key'), { schema }, (request, reply) => {
      const { key } = request.params as z.infer<typeof params>;
      return reply.redirect(new URL(unsubscribePath(key), context.env.SITE_URL).href, 303);
    });
  });
}
