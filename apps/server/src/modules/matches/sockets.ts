import { gameById } from '@xiongmao/api/catalogue/games';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import {
  concealBoardDelta,
  concealMatchDelta,
  openOf,
} from '@xiongmao/api/matches/concealing/conceal';
import {
  type BoardDelta,
  boards,
  type HiddenStream,
  type MatchDelta,
  type MatchStream,
  matchDetails,
  type StreamName,
} from '@xiongmao/api/matches/events';
import type { StreamChannel, Versioned } from '@xiongmao/api/realtime/channels';
import { type Frame, frameOf } from '#platform/realtime/frames.ts';
import type { Caller } from '#platform/realtime/handshakes.ts';
import { History } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { ServedStreams } from '#platform/realtime/served-channel.ts';
import { boardDelta, matchDelta, type Tick } from './live/tick.ts';
import type { TickLog } from './live/tick-log.ts';

type Log = Pick<TickLog, 'version' | 'kept' | 'since'>;
type Told = { channel: StreamChannel; delta: Versioned };

const isMatch = (name: StreamName): name is MatchStream => name.startsWith('match:');

/** The channels of boards and matches: what was told last is kept as it was told, for who comes back. */
export function matchChannels(
  log: Log,
  /** Whether somebody who wants no results is not told those of a match. */
  isHidden: (shielded: NonNullable<Caller['shielded']>, matchId: number) => Promise<boolean>,
): { channels: ServedStreams[]; history: History } {
  const ticks = log.kept();
  const history = new MatchHistory((ticks[0]?.version ?? log.version() + 1) - 1, log);
  for (const tick of ticks) remember(history, tick);
  const channels: ServedStreams[] = [
    {
      channel: boards,
      history,
      admits(stream, { shielded }) {
        const name = openOf(stream) ?? stream;
        if (name === 'all') return shielded === null || name !== stream;
        const gameId = Number(name.slice('game:'.length));
        const isOpen = name !== stream || !shielded?.hidesWithin(gameId);
        return isOpen && gameById(gameId) !== undefined;
      },
    },
    {
      channel: matchDetails,
      history,
      admits(stream, { shielded }) {
        if (shielded === null || openOf(stream)) return true;
        const matchId = Number(stream.slice('match:'.length));
        return isHidden(shielded, matchId).then((hidden) => !hidden);
      },
    },
  ];
  return { channels, history };
}

/** What a tick says on a stream, hidden or not; null when it does not touch it. */
function toldOn(tick: Tick, stream: string): Told | null {
  const open = openOf(stream);
  const name = open ?? (stream as StreamName);
  if (isMatch(name)) {
    const delta: MatchDelta | null = matchDelta(tick, name);
    return delta && { channel: matchDetails, delta: open ? concealMatchDelta(delta) : delta };
  }
  const delta: BoardDelta | null = boardDelta(tick, name);
  return delta && { channel: boards, delta: open ? concealBoardDelta(delta) : delta };
}

const touchedBy = (tick: Tick) => Object.keys(tick.previous) as StreamName[];

function remember(history: History, tick: Tick): void {
  if (tick.reset) history.forget(tick.version);
  for (const name of touchedBy(tick)) {
    const told = toldOn(tick, name);
    if (!told) continue;
    const { channel, delta } = told;
    history.keep(delta.stream, delta, frameOf(channel.event, delta), channel.history!);
  }
  history.reach(tick.version);
}

/** Tells a tick to this process's clients; each process does so for its own. */
export function tell(realtime: Realtime, history: History, tick: Tick): void {
  if (tick.reset) history.forget(tick.version);
  const names: string[] = tick.reset
    ? [boards, matchDetails].flatMap((channel) => realtime.followed<string>(channel))
    : touchedBy(tick).flatMap((name) => {
        const hidden: HiddenStream = `${name}:hidden`;
        // Nothing is made of what nobody follows.
        return realtime.isFollowed(hidden) ? [name, hidden] : [name];
      });
  for (const name of names) {
    const told = toldOn(tick, name);
    if (told)
      realtime.tell<string, Versioned>(told.channel as never, told.delta.stream, told.delta);
  }
  history.reach(tick.version);
}

/** Frames of hidden streams that are kept once somebody has asked for them. */
const mostFrames = 2_000;

/**
 * Hidden streams keep nothing of their own: what somebody missed there is made of the ticks, once for all who ask, and
 * never more than an open stream would keep.
 */
class MatchHistory extends History {
  private readonly log: Log;
  private readonly hidden = new BoundedMap<string, Frame | null>(mostFrames);

  constructor(version: number, log: Log) {
    super(version);
    this.log = log;
  }

  override keep(...given: Parameters<History['keep']>): void {
    if (!openOf(given[0])) super.keep(...given);
  }

  override missed(stream: string, version: number): Frame[] | null {
    if (!openOf(stream)) return super.missed(stream, version);
    const ticks = version > this.log.version() ? null : this.log.since(version);
    if (!ticks || ticks.some(({ reset }) => reset)) return null;
    const name = openOf(stream)!;
    const { messages, bytes } = (isMatch(name) ? matchDetails : boards).history!;
    const touching = ticks.filter(({ previous }) => Object.hasOwn(previous, name));
    if (touching.length > messages) return null;
    const frames: Frame[] = [];
    let size = 0;
    for (const tick of touching) {
      const frame = this.hiddenOf(tick, stream);
      if (!frame) continue;
      frames.push(frame);
      size += frame.bytes.length;
      if (frames.length > 1 && size > bytes) return null;
    }
    return frames;
  }

  private hiddenOf(tick: Tick, stream: string): Frame | null {
    const key = `${tick.version} ${stream}`;
    const held = this.hidden.get(key);
    if (held !== undefined) return held;
    const told = toldOn(tick, stream);
    const frame = told && frameOf(told.channel.event, told.delta);
    this.hidden.set(key, frame);
    return frame;
  }
}
