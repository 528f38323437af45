import { gameById } from '@xiongmao/api/catalogue/games';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { matchCardAddress } from '@xiongmao/api/matches/match-card';
import { formatDate, formatDateTime, formatDay } from '@xiongmao/i18n/format';
import { isLocale, type Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createKeptCards } from '#platform/pictures/kept-cards.ts';
import { drawShareCard } from '#platform/pictures/share-card.ts';
import { findMatch } from '../detail/get-match.ts';
import { withNames } from '../names.ts';
import { toPageMatch } from '../rows.ts';
import { drawMatchCard } from './draw-match-card.ts';

const path = z.object({
  id: z.string().regex(/^[1-9]\d{0,8}$/),
  locale: z.custom<Locale>((value) => isLocale(value as string)),
  file: z.string().max(80),
});
const query = z.object({ spoiler: z.literal('1').optional() });

/** The picture that stands for a match where it is shared: with its score, in a language, drawn when it is asked for. */
export function serveMatchCards(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, env } = context;
  const sendCard = createKeptCards(clock);

  app.get<{ Params: z.output<typeof path>; Querystring: z.output<typeof query> }>(
    '/cards/match/:id/:locale/:file',
    { schema: { hide: true, params: path, querystring: query } },
    async (request, reply) => {
      const { locale, file } = request.params;
      const id = Number(request.params.id);
      const shown = await caller.inTurn('reads', request.ip, request, () => find(db, id));
      const { match } = shown;
      // An address leads to the score: not for who wants none. A picture brings no browser's choice up to date.
      const shielded = await caller.shieldedOf(request, reply);
      reply.removeHeader('set-cookie');
      const hides =
        shielded !== null && (await caller.concealing.willHide(shielded, `match-${match.id}`));
      const masked = hides || request.query.spoiler === '1' || file.startsWith('masked');
      const address = matchCardAddress(match, locale, masked);
      // It stands otherwise now, or is shown by another row: that has a picture of its own.
      if (address !== `/cards/match/${id}/${locale}/${file}`) {
        const kept = hides ? 'no-store' : 'private, max-age=30';
        return reply.header('cache-control', kept).redirect(address, 302);
      }
      const draw = () => drawCard(shown, { locale, masked, zone: env.BRAND_ZONE });
      return sendCard(request, reply, { address, draw });
    },
  );
}

/** A match by any of its ids, as it is shown, with the names that it is shown by; throws unknownMatch. */
async function find(db: Database, id: number) {
  const { rows, leagues, teams } = await withNames(db, [await findMatch(db, id)]);
  return { match: toPageMatch(rows[0]!), leagues, teams };
}

interface Asked {
  locale: Locale;
  masked: boolean;
  zone: string;
}

function drawCard(
  { match, leagues, teams }: Awaited<ReturnType<typeof find>>,
  { locale, masked, zone }: Asked,
): Promise<Buffer> {
  const { gameId, homeId, awayId, state, startsAt, timeKnown, date } = match;
  const { t } = i18nOf(locale);
  const league = leagues[match.leagueId]!.name;
  const isToCome = state.status === 'notStarted';
  const day = timeKnown
    ? (isToCome ? formatDateTime : formatDate)(startsAt!, { locale, zone })
    : date && formatDay(date, locale, 'date');
  const context = gameById(gameId)?.sport;
  const status = masked || isToCome ? '' : t(`matches:status.${state.status}`, { context });
  const about = [status, day].filter(Boolean).join(' · ');
  if (homeId === null || awayId === null) {
    const kicker = t(`games:${gameId}` as 'games:202');
    const title = [league, match.round].filter(Boolean).join(' ');
    return drawShareCard({ kicker, title, foot: about, locale, picture: null });
  }
  const [first, second] = sidesOf(gameId);
  const names = { home: teams[homeId]!.name, away: teams[awayId]!.name };
  return drawMatchCard({
    league,
    names: [names[first], names[second]],
    scores: state.score && [state.score[first], state.score[second]],
    status: about,
    locale,
    masked,
  });
}
