import { streamChannel } from '../realtime/channels.ts';
import type {
  Absence,
  Action,
  Fixture,
  Incident,
  Lineup,
  Lobby,
  MatchLink,
  ShownState,
  Statistic,
} from './shapes.ts';
import type { SheetDelta } from './sheets/sheet.ts';

/**
 * Matches travel in streams: of boards, and of single matches. A tick gives each stream it touches a
 * message with the tick's version (`realtime/versions.ts`). Contents are absolute, never increments.
 */
export type BoardStream = 'all' | `game:${number}`;
export type MatchStream = `match:${number}`;
/** The same without what tells a result: one for all who want none, whatever they hide. */
export type HiddenStream<Name extends StreamName = StreamName> = `${Name}:hidden`;
export type StreamName = BoardStream | MatchStream;

/** A changed match on a board. `fixture` stands there when more than its state changed, or it is new. */
export interface BoardChange {
  id: number;
  gameId: number;
  state: ShownState;
  fixture?: Fixture;
}

export interface BoardDelta {
  stream: BoardStream | HiddenStream<BoardStream>;
  v: number;
  p: number;
  matches: BoardChange[];
}

export interface MatchDelta {
  stream: MatchStream | HiddenStream<MatchStream>;
  v: number;
  p: number;
  /** When it was told, by the server's clock: nothing in it was known later. */
  at: string;
  state?: ShownState;
  fixture?: Fixture;
  /** Entries that are new or changed, withdrawn ones among them. */
  incidents?: Incident[];
  lineups?: Lineup[];
  statistics?: Statistic[];
  actions?: Action[];
  lobby?: Lobby;
  sheet?: SheetDelta;
  /** All of them, as links are. */
  absences?: Absence[];
  links?: MatchLink[];
}

/** Beyond this a snapshot, compressed and kept ready, is the cheaper way to catch up. */
const history = { messages: 200, bytes: 64 * 1024 };

export const boards = streamChannel<BoardStream | HiddenStream<BoardStream>, BoardDelta>({
  event: 'board',
  pattern: /^(all|game:\d{1,9})(:hidden)?$/,
  history,
});

export const matchDetails = streamChannel<MatchStream | HiddenStream<MatchStream>, MatchDelta>({
  event: 'match',
  pattern: /^match:\d{1,9}(:hidden)?$/,
  history,
});
