import { useQuery } from '@tanstack/react-query';
import type { RoomMatch } from '@xiongmao/api/anchors/shapes';
import { gameById } from '@xiongmao/api/catalogue/games';
import { hasSides } from '@xiongmao/api/matches/has-sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type RouterContextProvider, useLocation } from 'react-router';
import { dataOf } from '#app/features/live/api/room-address.ts';
import { conceal } from '#app/features/matches/api/conceal.ts';
import { type MatchAddress, matchQuery } from '#app/features/matches/api/match-queries.ts';
import FollowStream from '#app/features/matches/components/detail/follow-stream.tsx';
import { MatchHeader } from '#app/features/matches/components/detail/header/match-header.tsx';
import { MatchStrip } from '#app/features/matches/components/detail/header/match-strip.tsx';
import { replayPhase } from '#app/features/matches/status-label.ts';
import { FollowMark } from '#app/features/users/components/follows/follow-mark.tsx';
import { matchPath, roomDataPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';
import { syncClock, useHeld, useIsResultHidden } from '#app/shared/sync/use-sync.ts';

const slots = { Follow: FollowMark };

/** How a room's match is asked for. */
export const addressOf = ({ id, gameId }: Pick<RoomMatch, 'id' | 'gameId'>): MatchAddress => ({
  game: gameById(gameId)?.slug ?? String(gameId),
  matchId: String(id),
});

/** Asks on the server for a room's match; a page without it is a page all the same. */
export async function prefetchRoomMatch(
  context: Readonly<RouterContextProvider>,
  match: RoomMatch | null,
): Promise<void> {
  const { api, queries } = context.get(appContext);
  if (match) await queries.prefetchQuery(matchQuery(api, addressOf(match)));
}

const link = 'inline-flex min-h-11 items-center text-accent hover:underline';

interface RoomMatchProps {
  roomId: number;
  match: RoomMatch;
  /** `card`: beside a line of it, which has the clock wherever both are seen. */
  look?: 'alone' | 'card' | 'line';
  /** What is shown of it on this page; `none` also where a picture plays elsewhere, if at all. */
  picture: 'none' | 'live' | 'replay';
}

/**
 * A room's match with its score, as its picture shows it, and the ways to more of it; or in a line the score alone.
 */
export function RoomMatchCard({ roomId, match, look = 'alone', picture }: RoomMatchProps) {
  const { t } = useTranslation('live');
  const address = addressOf(match);
  const { data } = useQuery(matchQuery(useApi(), address));
  const { pathname } = useLocation();
  if (data && !hasSides(data)) return null;
  const score = data && <Score address={address} detail={data} look={look} picture={picture} />;
  if (look === 'line') return <div className="h-10">{score}</div>;
  return (
    <section aria-label={t('room.match')} className="bg-surface md:rounded-lg">
      {score ?? <Skeleton className="m-4 h-32" />}
      <p className="flex gap-4 px-4 text-sm">
        {pathname !== roomDataPath && (
          <Link to={dataOf(roomId)} className={link}>
            {t('room.figures')}
          </Link>
        )}
        <Link to={matchPath(match)} className={link}>
          {t('room.toMatch')}
        </Link>
      </p>
    </section>
  );
}

interface ScoreProps extends Required<Pick<RoomMatchProps, 'look' | 'picture'>> {
  address: MatchAddress;
  detail: MatchDetail;
}

function Score({ address, detail, look, picture }: ScoreProps) {
  const { t } = useTranslation('live');
  const isReplay = picture === 'replay';
  const reached = useHeld(detail, picture === 'live');
  // A replay does not tell how the match stood: who wants to know how it ended asks for it.
  const isHidden = useIsResultHidden(detail.match.id);
  const known = isReplay && isHidden ? null : reached;
  const shown = known ?? conceal(detail, isReplay ? replayPhase : null);
  if (look === 'line') return <MatchStrip detail={shown} />;
  return (
    <FilledSlots value={slots}>
      {/* Beside the card alone: the line shows the same. */}
      <FollowStream address={address} detail={detail} />
      <MatchHeader detail={shown} statusClass={look === 'card' ? 'xl:hidden' : ''} aside />
      {!known && (
        <p className="px-4 text-center text-xs text-muted">
          {isReplay ? (
            <Button onClick={() => syncClock.showResult(detail.match.id)}>
              {t('sync.showResult')}
            </Button>
          ) : (
            t('sync.waits')
          )}
        </p>
      )}
    </FilledSlots>
  );
}
