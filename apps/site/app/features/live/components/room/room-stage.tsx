import type { ReplayCard, Room } from '@xiongmao/api/live/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { replayOf } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useWatched, type Watched, type WatchedRoom } from '#app/shared/player/player-store.ts';
import { posterOf } from '#app/shared/player/poster-of.ts';
import { Stage } from '#app/shared/player/stage.tsx';
import { pathOfRoom } from '../../api/room-address.ts';

/** What plays in a room now: while it is on air, and to its end for who has seen it. */
function watchedIn(
  { id, state, anchor, broadcast }: Room,
  held: Watched | null,
): WatchedRoom | null {
  if (!broadcast) return null;
  const isHeld = held?.kind === 'room' && held.broadcastId === broadcast.id && !held.replay;
  if (state !== 'live' && state !== 'interrupted' && !(state === 'ended' && isHeld)) return null;
  return {
    kind: 'room',
    broadcastId: broadcast.id,
    roomId: id,
    title: broadcast.title,
    anchor: anchor.username,
    cover: broadcast.cover,
    to: pathOfRoom({ id, match: broadcast.match }),
    replay: false,
    since: Date.parse(broadcast.onAirAt ?? broadcast.beganAt),
  };
}

/** A room's picture, or why there is none. */
export function RoomStage({ room }: { room: Room }) {
  const { t } = useTranslation('live');
  const { id, state, anchor, broadcast } = room;
  const found = watchedIn(room, useWatched());
  const written = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until what it says differs
  const watched = useMemo(() => found, [written]);
  const isOver = state === 'ended' && broadcast !== null;
  return (
    <Stage
      watched={watched}
      cover={broadcast?.cover && <Cover src={broadcast.cover} faded={!watched} />}
    >
      {!watched && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/70 px-4 text-center">
          <p className="text-base font-semibold">{t(isOver ? 'state.ended' : 'state.offline')}</p>
          {isOver && room.replayable && (
            <Link
              to={replayOf(pathOfRoom({ id, match: broadcast.match }), broadcast.id)}
              className="inline-flex min-h-11 items-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent md:min-h-9"
            >
              {t('state.watchReplay')}
            </Link>
          )}
          {!isOver && (
            <p className="max-w-prose text-sm text-muted">
              {t('state.offlineHint', { anchor: anchor.username })}
            </p>
          )}
        </div>
      )}
    </Stage>
  );
}

/** Until the player shows the same, or instead of it. */
function Cover({ src, faded = false }: { src: string; faded?: boolean }) {
  return (
    <img
      src={posterOf(src)}
      alt=""
      width={1280}
      height={720}
      fetchPriority="high"
      className={`absolute inset-0 size-full object-cover ${faded ? 'opacity-60' : ''}`}
    />
  );
}

interface ReplayStageProps {
  room: Room;
  broadcastId: number;
  /** What is known of it; an old one is played by its number alone. */
  replay: ReplayCard | undefined;
}

/** A broadcast of the room, played again. */
export function ReplayStage({ room, broadcastId, replay }: ReplayStageProps) {
  const { id, anchor, broadcast } = room;
  const title = replay?.title ?? anchor.username;
  const cover = replay?.cover ?? null;
  const to = replayOf(
    pathOfRoom({ id, match: replay ? replay.match : (broadcast?.match ?? null) }),
    broadcastId,
  );
  const watched = useMemo(
    () => ({
      kind: 'room' as const,
      ...{ broadcastId, roomId: id, title, cover, to },
      anchor: anchor.username,
      replay: true,
      since: 0,
    }),
    [broadcastId, id, title, cover, to, anchor.username],
  );
  return <Stage watched={watched} cover={cover && <Cover src={cover} />} />;
}
