import {
  type FeedMessage,
  type FixtureMessage,
  feedMessage,
  type IncidentItem,
  type LobbyMessage,
} from '@xiongmao/api/feeds/messages';
import type { Action, Lineup, MatchState, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

/** A match as someone knows it who has heard its messages. */
export interface Known {
  fixture: FixtureMessage | null;
  state: MatchState | null;
  lobby: LobbyMessage['lobby'] | null;
  incidents: Map<string, IncidentItem>;
  lineups: Map<Side, Lineup>;
  statistics: Statistic[];
  actions: Map<number, Action>;
}

/** Hears messages as the ingest does: the newest of each thing counts. */
export function reader(): { hear(messages: readonly FeedMessage[]): void; known: Known } {
  const versions = new Map<string, number>();
  const known: Known = {
    fixture: null,
    state: null,
    lobby: null,
    incidents: new Map(),
    lineups: new Map(),
    statistics: [],
    actions: new Map(),
  };
  const isNews = (thing: string, version: number) => {
    if (version <= (versions.get(thing) ?? -1)) return false;
    versions.set(thing, version);
    return true;
  };
  return {
    known,
    hear(messages) {
      for (const message of messages) {
        if (message.type === 'heartbeat') continue;
        const { type, version } = message;
        // What nobody adds up here is held against its schema: a row that is not as expected would stop all ticks.
        if (/^(links|odds|absences)$/.test(type)) feedMessage.parse(message);
        if (type === 'incidents') {
          for (const item of message.items) {
            if (isNews(`incident ${item.key}`, version)) known.incidents.set(item.key, item);
          }
        } else if (type === 'lineup') {
          const { lineup } = message;
          if (isNews(`lineup ${lineup.side}`, version)) known.lineups.set(lineup.side, lineup);
        } else if (type === 'actions') {
          for (const action of message.items) {
            if (!known.actions.has(action.order)) known.actions.set(action.order, action);
          }
        } else if (isNews(type, version)) {
          if (type === 'fixture') known.fixture = message;
          else if (type === 'state') known.state = message.state;
          else if (type === 'lobby') known.lobby = message.lobby;
          else if (type === 'statistics') known.statistics = message.statistics;
        }
      }
    },
  };
}
