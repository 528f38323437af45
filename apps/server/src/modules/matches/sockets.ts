import { gameById } from '@xiongmao/api/catalogue/games';
import {
  boards,
  type MatchStream,
  matchDetails,
  type StreamName,
} from '@xiongmao/api/matches/events';
import type { Versioned } from '@xiongmao/api/realtime/channels';
import { frameOf } from '#platform/realtime/frames.ts';
import { History } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { ServedStreams } from '#platform/realtime/served-channel.ts';
import { boardDelta, matchDelta, type Tick } from './live/tick.ts';
import type { TickLog } from './live/tick-log.ts';

const isMatch = (name: StreamName): name is MatchStream => name.startsWith('match:');

/** The channels of boards and matches: what was told last is kept as it was told, for who comes back. */
export function matchChannels(log: Pick<TickLog, 'version' | 'kept'>): {
  channels: ServedStreams[];
  history: History;
} {
  const ticks = log.kept();
  const history = new History((ticks[0]?.version ?? log.version() + 1) - 1);
  for (const tick of ticks) remember(history, tick);
  const channels: ServedStreams[] = [
    {
      channel: boards,
      history,
      admits: (name) =>
        name === 'all' || gameById(Number(name.slice('game:'.length))) !== undefined,
    },
    { channel: matchDetails, history },
  ];
  return { channels, history };
}

/** What a tick says on each of the streams. */
function* deltasOf(tick: Tick, names: readonly StreamName[]) {
  for (const name of names) {
    if (isMatch(name)) yield { channel: matchDetails, delta: matchDelta(tick, name) };
    else yield { channel: boards, delta: boardDelta(tick, name) };
  }
}

const touchedBy = (tick: Tick) => Object.keys(tick.previous) as StreamName[];

function remember(history: History, tick: Tick): void {
  if (tick.reset) history.forget(tick.version);
  for (const { channel, delta } of deltasOf(tick, touchedBy(tick))) {
    if (delta) history.keep(delta.stream, delta, frameOf(channel.event, delta), channel.history!);
  }
  history.reach(tick.version);
}

/** Tells a tick to this process's clients; each process does so for its own. */
export function tell(realtime: Realtime, history: History, tick: Tick): void {
  if (tick.reset) history.forget(tick.version);
  const names = tick.reset
    ? [boards, matchDetails].flatMap((channel) => realtime.followed<StreamName>(channel))
    : touchedBy(tick);
  for (const { channel, delta } of deltasOf(tick, names)) {
    if (delta) realtime.tell<StreamName, Versioned>(channel, delta.stream, delta);
  }
  history.reach(tick.version);
}
