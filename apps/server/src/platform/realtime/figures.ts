import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type { Log } from '../logging/log.ts';
import { Budgets } from './budgets/budgets.ts';
import { minute } from './limits.ts';

/** What is counted since the start, each by reason. */
export type Counted = 'handshakesRefused' | 'messagesRefused' | 'joinsRefused' | 'closed';

/** Counts what is refused and who is cut, and names them in the log. */
export interface Figures {
  count(what: Counted, reason: string): void;
  /** Names who was refused or cut: each once a minute for a reason, and so many in all. */
  complain(who: string, reason: string, numbers?: Record<string, number>): void;
}

const mostComplaints = 60;

const names: Record<Counted, string> = {
  handshakesRefused: 'xiongmao_socket_handshakes_refused_total',
  messagesRefused: 'xiongmao_socket_messages_refused_total',
  joinsRefused: 'xiongmao_socket_joins_refused_total',
  closed: 'xiongmao_sockets_closed_total',
};

export function createFigures(log: Log, metrics: Metrics): Figures {
  const each = new Budgets({ most: 1, perMs: minute }, 5_000);
  const all = new Budgets({ most: mostComplaints, perMs: minute }, 1);
  let unsaid = 0;
  return {
    count: (what, reason) => metrics.count(names[what], { reason }),
    complain(who, reason, numbers = {}) {
      if (each.take(`${reason} ${who}`) > 0 || all.take('all') > 0) {
        unsaid += 1;
        return;
      }
      log.warn(
        { who, reason, ...numbers, unsaid },
        'a client took more of the sockets than it may',
      );
      unsaid = 0;
    },
  };
}
