import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { leagueName, teamName } from '@xiongmao/i18n/words/shown-names';
import { sql } from 'drizzle-orm';
import { leagueColumn, teamColumn } from '#modules/catalogue/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { drawShareCard, shareCardSize } from '#platform/pictures/share-card.ts';
import type { Kept } from './video-pictures.ts';

/** Keeps a picture of who plays, which tells no result; null where a video is of no match, or of one without sides. */
export async function drawNeutralPoster(
  { db, storage }: Pick<ModuleContext, 'db' | 'storage'>,
  videoId: number,
): Promise<Kept | null> {
  const [shown] = await rows(
    db,
    { locale: text, gameId: int, home: teamShape, away: teamShape, league: leagueShape },
    sql`select v.locale, m.game_id as "gameId", ${teamColumn(sql`h`)} as home,
        ${teamColumn(sql`w`)} as away, ${leagueColumn(sql`l`)} as league
      from video v join matches.shown_match m on m.id = v.match_id
        join catalogue.league l on l.id = m.league_id
        join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id
      where v.id = ${videoId}`,
  );
  if (!shown) return null;
  const { gameId, home, away, league } = shown;
  const locale = shown.locale as Locale;
  const of = i18nOf(locale);
  const drawn = await drawShareCard({
    kicker: of.t(`games:${gameId}` as 'games:202'),
    ...{
      title: `${teamName(of, home)} – ${teamName(of, away)}`,
      foot: leagueName(of, league),
      locale,
      picture: null,
    },
  });
  return { address: await storage.keep(drawn, 'jpg'), ...shareCardSize };
}
