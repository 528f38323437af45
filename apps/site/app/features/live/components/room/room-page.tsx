import { useQuery } from '@tanstack/react-query';
import type { RoomMatch } from '@xiongmao/api/anchors/shapes';
import type { Room } from '@xiongmao/api/live/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import { type ReactNode, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { replayQuery } from '../../api/live-queries.ts';
import { useRoomStream } from '../../api/room-stream.ts';
import { Replays } from '../replays/replays.tsx';
import { RoomsToChoose } from '../rooms/rooms-to-choose.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomHead } from './room-head.tsx';
import { ReplayStage, RoomStage } from './room-stage.tsx';

interface RoomPageProps {
  room: Room;
  /** The broadcast that is watched again; null: what is on now. */
  replayId: number | null;
  /** As large as the screen lets it be. */
  theatre?: boolean;
  /** The match with its live score, which another feature has: whole, or in a line. `picture`: what of it is shown. */
  match: (
    match: RoomMatch,
    look: 'card' | 'line',
    picture: 'none' | 'live' | 'replay',
  ) => ReactNode;
  /** What is said there, and who gives most, which other features have. */
  talk: ReactNode;
  leaders: ReactNode;
}

/** On a phone one of three is below the picture; beside it, where there is room, there are two. */
type Tab = 'talk' | 'leaders' | 'about';

/** What header, picture and head, and on phones the foot, leave of the screen. */
const phoneHeight =
  'h-[max(22rem,calc(100dvh-56.25vw-10.25rem))] md:h-[max(22rem,calc(100dvh-56.25vw-10.5rem))]';
const wideHeight = 'xl:sticky xl:top-3 xl:h-[calc(100dvh-5.5rem)] xl:max-h-[60rem]';

/** A room: the picture, what is said beside it, the match with its score, who speaks, and other rooms of the match. */
export function RoomPage(props: RoomPageProps) {
  const { room, replayId, theatre = false, match, talk, leaders } = props;
  const { t } = useTranslation('live');
  useRoomStream(room);
  const [tab, setTab] = useState<Tab>('talk');
  const isReplay = replayId !== null;
  const { data: replays } = useQuery({
    ...replayQuery(useApi(), { userId: room.id, broadcastId: replayId ?? 0 }),
    enabled: isReplay,
  });
  const isShown = room.state === 'live' && room.access !== 'locked' && room.access !== 'signIn';
  const picture = isReplay ? 'replay' : isShown ? 'live' : 'none';
  const replay = replays?.items[0];
  const about = isReplay ? replay?.match : room.broadcast?.match;
  const isAbout = tab === 'about';
  return (
    <main
      id="content"
      className={`mx-auto grid w-full gap-x-4 md:gap-y-3 md:px-4 md:pt-3 ${theatre ? 'xl:grid-cols-[minmax(0,1fr)_22rem]' : 'max-w-[90rem] xl:grid-cols-[minmax(0,1fr)_24rem]'} xl:grid-rows-[auto_auto_auto_1fr]`}
    >
      <div className={theatre ? 'mx-auto w-full max-w-[calc((100dvh-9rem)*16/9)]' : 'min-w-0'}>
        {isReplay ? (
          <ReplayStage room={room} broadcastId={replayId} replay={replay} />
        ) : (
          <RoomStage room={room} />
        )}
      </div>
      <div className="min-w-0">
        <RoomHead room={room} replay={replay} isReplay={isReplay} />
      </div>
      <aside
        aria-label={t('room.beside')}
        className={`flex min-w-0 flex-col overflow-hidden bg-surface max-xl:border-t max-xl:border-line md:rounded-lg xl:col-start-2 xl:row-span-4 xl:row-start-1 ${isAbout ? 'max-xl:h-auto' : phoneHeight} ${wideHeight}`}
      >
        {about && (
          <div className={isAbout ? 'max-xl:hidden' : ''}>{match(about, 'line', picture)}</div>
        )}
        <Tabs
          label={t('room.tabs.label')}
          tabs={[
            { value: 'talk', label: t('room.tabs.talk') },
            { value: 'leaders', label: t('room.tabs.leaders') },
            {
              value: 'about',
              label: t(about ? 'room.tabs.match' : 'room.tabs.about'),
              className: 'xl:hidden',
            },
          ]}
          value={tab}
          onChange={setTab}
          stripClass="shrink-0"
          panelClass={`min-h-0 grow flex-col ${isAbout ? 'hidden xl:flex' : 'flex'}`}
        >
          {/* What one is writing stays while one looks at the other. */}
          <div className={tab === 'leaders' ? 'hidden' : 'flex min-h-0 grow flex-col'}>{talk}</div>
          {tab === 'leaders' && leaders}
        </Tabs>
      </aside>
      <div className={`min-w-0 flex-col gap-2 md:gap-3 xl:flex ${isAbout ? 'flex' : 'hidden'}`}>
        {about && match(about, 'card', picture)}
        <RoomFacts room={room} replay={replay} isReplay={isReplay} />
        {room.others.length > 0 && (
          <section className="min-w-0 overflow-hidden bg-surface pb-1 md:rounded-lg">
            <h2 className="px-3 py-2 text-sm font-semibold">{t('room.others')}</h2>
            <RoomsToChoose rooms={room.others} />
          </section>
        )}
        {room.anchor.introduction && (
          <section className="bg-surface p-4 md:rounded-lg">
            <h2 className="pb-1 text-sm font-semibold">{t('room.about')}</h2>
            <p
              dir="auto"
              className="text-sm whitespace-pre-line rtl:text-right [overflow-wrap:anywhere]"
            >
              {room.anchor.introduction}
            </p>
          </section>
        )}
      </div>
      <div className="min-w-0 xl:col-start-1">
        <Replays asked={{ userId: room.id }} />
      </div>
    </main>
  );
}
