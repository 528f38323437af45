import { gameById } from '@xiongmao/api/catalogue/games';
import type { VideoKind } from '@xiongmao/api/videos/rules';
import { isLocale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { countRows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';

/** What is written of a video. */
export interface Words {
  title: string;
  neutralTitle: string | null;
  description: string;
  locale: string;
}

/** What it shows. */
export interface About {
  kind: VideoKind;
  gameId: number;
  matchId: number | null;
  incident: string | null;
}

/**
 * Throws `invalidInput` for a language that the product has not, `unknownGame`, and `nothingLinked` for a match that is none
 * of the game, or an entry that its timeline has not, or that is of no moment.
 */
export async function checkFacts(
  tx: Tx,
  { locale, kind, gameId, matchId, incident }: Words & About,
): Promise<void> {
  if (!isLocale(locale)) throw new CodedError('invalidInput');
  if (!gameById(gameId)) throw new CodedError('unknownGame');
  if (matchId !== null) {
    const known = sql`matches.match where id = ${matchId} and game_id = ${gameId}`;
    if ((await countRows(tx, known)) === 0) throw new FieldError('matchId', 'nothingLinked');
  }
  if (incident !== null) {
    const entry = sql`matches.incident where match_id = any(${rowsOf(matchId ?? 0)}) and key = ${incident}`;
    if (kind !== 'highlight' || (await countRows(tx, entry)) === 0) {
      throw new FieldError('incident', 'nothingLinked');
    }
  }
}
