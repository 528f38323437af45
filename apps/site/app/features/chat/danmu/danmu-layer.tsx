import { piecesOf } from '@xiongmao/api/chat/pieces';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GiftSlot, type OverPictureProps } from '#app/shared/slots.tsx';
import { type DanmuSettings, useDanmuSettings } from './danmu-settings.ts';
import { fliesOver } from './fits.ts';
import { createLanes, createStoppableClock, speedOf } from './lanes.ts';
import { useFreshMessages } from './use-fresh-messages.ts';
import { useReplayTalk } from './use-replay-talk.ts';

/** What share of the picture's height has lanes, and how many fly at once. */
const room = {
  low: { share: 0.25, most: 12 },
  medium: { share: 0.5, most: 30 },
  high: { share: 0.85, most: 60 },
};
/** px of a lane, and ms for which one waits for it; gifts wait until there is one. */
const lane = 30;
const queueTimeout = 2_500;
const pause = 120;

interface Flying {
  message: ChatMessage;
  lane: number;
  /** px, and s for its way. */
  length: number;
  width: number;
  seconds: number;
}

/** What is said flies over the picture, while that plays. */
export function DanmuLayer(props: OverPictureProps) {
  const settings = useDanmuSettings();
  return settings.on ? <Layer {...props} settings={settings} /> : null;
}

function Layer(props: OverPictureProps & { settings: DanmuSettings }) {
  const { roomId, broadcastId, replay, isPlaying, shownAt, settings } = props;
  const uid = useUid();
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<{ message: ChatMessage; since: number }[]>([]);
  const [clock] = useState(() => createStoppableClock(() => performance.now()));
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const lanes = useRef({ count: 0, held: createLanes(0) });
  const isRightToLeft = document.documentElement.dir === 'rtl';

  function queue(messages: readonly ChatMessage[]): void {
    if (!isPlaying || document.hidden) return;
    const since = clock.now();
    const fits = messages.filter((message) => fliesOver(message, settings));
    waiting.current.push(...fits.map((message) => ({ message, since })));
  }
  useFreshMessages(replay ? null : (`anchor-${roomId}` satisfies RoomName), queue);
  useReplayTalk(replay ? broadcastId : null, shownAt, queue);
  useEffect(() => clock.run(isPlaying), [clock, isPlaying]);

  const launch = useEffectEvent(() => {
    const { current: element } = box;
    if (!isPlaying || !element || waiting.current.length === 0) return;
    const { clientWidth: width, clientHeight: height } = element;
    const { share, most } = room[settings.density];
    const count = Math.max(1, Math.floor((height * share) / lane));
    if (count !== lanes.current.count) lanes.current = { count, held: createLanes(count) };
    const now = clock.now();
    const speed = speedOf(width);
    const begun: Flying[] = [];
    waiting.current = waiting.current.filter(({ message, since }) => {
      const isGift = message.gift !== null;
      if (!isGift && now - since > queueTimeout) return false;
      if (flying.length + begun.length >= most && !isGift) return true;
      const length = lengthOf(message);
      const taken = lanes.current.held.take(now, length, speed);
      if (taken === null) return true;
      begun.push({ message, lane: taken, length, width, seconds: (width + length) / speed });
      return false;
    });
    if (begun.length > 0) setFlying((held) => [...held, ...begun]);
  });
  useEffect(() => {
    const timer = setInterval(launch, pause);
    return () => clearInterval(timer);
  }, []);

  return (
    <div
      ref={box}
      aria-hidden
      data-danmu
      dir="ltr"
      style={{ opacity: Number(settings.opacity) / 100 }}
      className="pointer-events-none absolute inset-0 overflow-hidden pt-2 text-base font-semibold group-has-[[data-notices]>*]:top-13"
    >
      {flying.map(({ message, lane: row, length, width, seconds }) => (
        <p
          key={message.id}
          onAnimationEnd={() => setFlying((held) => held.filter((one) => one.message !== message))}
          style={{
            ...{ top: row * lane + 8, height: lane, animationDuration: `${seconds}s` },
            animationPlayState: isPlaying ? 'running' : 'paused',
            ['--from' as string]: `${isRightToLeft ? -length : width}px`,
            ['--to' as string]: `${isRightToLeft ? width : -length}px`,
          }}
          className={`danmu ${message.from.id === uid ? 'rounded-sm outline outline-accent' : ''}`}
        >
          {message.gift ? (
            <span className="flex items-center gap-1.5 rounded-full bg-black/60 px-2 text-sm">
              <bdi className="text-accent">{message.from.username}</bdi>
              <GiftSlot gifts={[message.gift]} />
            </span>
          ) : (
            <MessageText text={message.text} />
          )}
        </p>
      ))}
    </div>
  );
}

let pencil: CanvasRenderingContext2D | null | undefined;

/** px that a message takes, without asking the page to lay it out. */
function lengthOf({ text, gift, from }: ChatMessage): number {
  pencil ??= document.createElement('canvas').getContext('2d');
  if (pencil) pencil.font = `600 16px ${getComputedStyle(document.body).fontFamily}`;
  const measure = (words: string) => pencil?.measureText(words).width ?? words.length * 16;
  if (gift) return measure(from.username) + 140;
  const parts = piecesOf(text).map((piece) => ('emote' in piece ? 24 : measure(piece.text)));
  return Math.ceil(parts.reduce((sum, width) => sum + width, 0)) + 8;
}
