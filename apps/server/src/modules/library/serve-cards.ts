import { libraryCardAddress, libraryCardKinds } from '@xiongmao/api/library/cards';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { int, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createKeptCards } from '#platform/pictures/kept-cards.ts';
import { drawShareCard } from '#platform/pictures/share-card.ts';

const path = z.object({
  kind: z.enum(libraryCardKinds),
  id: z.string().regex(/^[1-9]\d{0,8}$/),
  file: z.templateLiteral([z.enum(locales), '.jpg']),
});

/** The picture that stands for a league, a team or a player where it is shared: its name, and its game's. */
export function serveLibraryCards(
  app: FastifyInstance,
  { caller, clock, db, env }: ModuleContext,
): void {
  const sendCard = createKeptCards(clock);
  app.get<{ Params: z.output<typeof path> }>(
    '/cards/:kind/:id/:file',
    { schema: { hide: true, params: path } },
    async (request, reply) => {
      const { kind, id, file } = request.params;
      const locale = file.slice(0, -'.jpg'.length) as Locale;
      const [found] = await caller.inTurn('reads', request.ip, request, () =>
        rows(
          db,
          { id: int, name: text, gameId: int },
          sql`select shown_id as id, name, game_id as "gameId" from catalogue.${sql.identifier(kind)} where id = ${Number(id)}`,
        ),
      );
      if (!found) throw new CodedError('notFound');
      const address = libraryCardAddress(kind, found.id, locale);
      if (String(found.id) !== id) return reply.redirect(address, 302);
      const { t } = i18nOf(locale);
      const draw = () =>
        drawShareCard({
          kicker: t(`games:${found.gameId}` as 'games:202'),
          title: found.name,
          foot: env.BRAND_NAME,
          locale,
          picture: null,
        });
      return sendCard(request, reply, { address, draw });
    },
  );
}
