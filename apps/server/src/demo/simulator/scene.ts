import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { FeedMessage, IncidentItem, LobbyMessage } from '@xiongmao/api/feeds/messages';
import type { Action, Lineup, MatchState, Statistic } from '@xiongmao/api/matches/shapes';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

/** The reading of the match clock at `since`, milliseconds since the start. */
export interface SceneClock {
  since: number;
  seconds: number;
  running: boolean;
}

export type Scene = Omit<MatchState, 'clock'> & { clock: SceneClock | null };

/** What became known at one instant. */
export interface Moment {
  /** Milliseconds since the start; negative before it. */
  at: number;
  scene?: Scene;
  incidents?: IncidentItem[];
  lineups?: Lineup[];
  statistics?: Statistic[];
  actions?: Action[];
  sheet?: Sheet;
  lobby?: LobbyMessage['lobby'];
}

/** Something that becomes known at an instant, in milliseconds since the epoch. */
export interface Fact {
  at: number;
  message: FeedMessage;
}

export function leader({ home, away }: ScorePair): Side | null {
  return home === away ? null : home > away ? 'home' : 'away';
}

/** What a clock of the sport shows at an instant, both in milliseconds since the start. */
export function readingAt(clock: SceneClock, at: number, sport: Sport): number {
  const passed = clock.running ? (at - clock.since) / 1000 : 0;
  return sport.clock?.direction === 'down'
    ? Math.max(0, clock.seconds - passed)
    : clock.seconds + passed;
}
