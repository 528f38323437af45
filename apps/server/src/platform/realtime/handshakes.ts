import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { Locale } from '@xiongmao/i18n/locales';

import type { Shielded } from '../http/concealing/shielded.ts';
import { Budgets } from './budgets/budgets.ts';
import { hostsInNetwork, type Limits, minute, openPerMinute, perAccount } from './limits.ts';

/** Who opened a socket. */
export interface Caller {
  /** Null for a guest. */
  account: { id: number; sessionId: string } | null;
  /** What its messages count for, and as what the log names it: the account, else the host. */
  name: string;
  /** What its open sockets count for. */
  countsFor: readonly string[];
  /** The language of what it is answered. */
  language: Locale;
  /** As whoever came wants no results; null for everybody else. */
  shielded: Shielded | null;
}

type Admitted = Omit<Caller, 'shielded'>;

/** Reads who comes from a handshake. */
export interface Visitors {
  addressOf(request: IncomingMessage): string;
  languageOf(request: IncomingMessage): Locale;
  tokenOf(request: IncomingMessage): string | undefined;
  /** As they want no results. */
  shieldedOf(request: IncomingMessage, uid: number | null): Promise<Shielded | null>;
  /** Whose session a token stands for; null when it is nobody's any more. */
  find(token: string): Promise<{ uid: number; sessionId: string } | null>;
}

export type HandshakeRefusal = 'origin' | 'handshakes' | 'sockets' | 'tokens' | 'unavailable';

/** Why a handshake is refused, and after how many ms another makes sense. */
export interface Refused {
  reason: HandshakeRefusal;
  after: number;
  who: string;
}

interface Rules {
  origins: readonly string[];
  limits: Limits;
  visitors: Visitors;
}

/** Tokens that are remembered as having stood for somebody. */
const mostKnown = 20_000;

/** Lets sockets in: by their Origin, and by what their account, or their network, has and opens already. */
export class Handshakes {
  private readonly rules: Rules;
  private readonly opened: { account: Budgets; host: Budgets; network: Budgets };
  /** Tokens that stood for nobody, by host. */
  private readonly wrong: Budgets;
  private readonly known = new Set<string>();
  private readonly open = new Map<string, number>();

  constructor(rules: Rules) {
    this.rules = rules;
    const { guests } = rules.limits;
    this.wrong = new Budgets({ most: guests, perMs: minute });
    this.opened = {
      account: new Budgets(perAccount.opened),
      host: new Budgets({ most: guests, perMs: minute }),
      network: new Budgets({ most: guests * hostsInNetwork, perMs: minute }),
    };
  }

  async admit(request: IncomingMessage): Promise<Caller | Refused> {
    const { visitors } = this.rules;
    const address = visitors.addressOf(request);
    const host = hostOf(address);
    const refuse = (reason: HandshakeRefusal, after = 0): Refused => ({
      reason,
      after,
      who: hostKey(host),
    });
    const foreign = this.refuseForeign(request);
    if (foreign) return foreign;
    const language = visitors.languageOf(request);
    const token = visitors.tokenOf(request);
    if (token) {
      const hash = createHash('sha256').update(token).digest('base64');
      // A token that stood for somebody is asked for again, however many its neighbours made up.
      const wait = this.known.has(hash) ? 0 : this.wrong.wait(host);
      if (wait > 0) return refuse('tokens', wait);
      const found = await visitors.find(token).catch(() => 'unavailable' as const);
      if (found === 'unavailable') return refuse('unavailable');
      if (found) {
        this.remember(hash);
        return this.withShielded(request, found.uid, this.admitAccount(found, language));
      }
      this.wrong.take(host);
    }
    const admitted = this.admitGuest(host, wideNetworkOf(address), language);
    return this.withShielded(request, null, admitted);
  }

  private async withShielded(
    request: IncomingMessage,
    uid: number | null,
    admitted: Admitted | Refused,
  ): Promise<Caller | Refused> {
    if ('reason' in admitted) return admitted;
    try {
      return { ...admitted, shielded: await this.rules.visitors.shieldedOf(request, uid) };
    } catch {
      // What they want hidden can't be told: they come back when it can.
      return { reason: 'unavailable', after: 0, who: admitted.name };
    }
  }

  /** Null for what a page of the product asks, or who is no browser. */
  refuseForeign(request: IncomingMessage): Refused | null {
    if (this.isOwn(request)) return null;
    const host = hostOf(this.rules.visitors.addressOf(request));
    return { reason: 'origin', after: 0, who: hostKey(host) };
  }

  /** Counts a request that opens nothing as a handshake; null while there may be more. */
  admitStray(request: IncomingMessage): Refused | null {
    const address = this.rules.visitors.addressOf(request);
    const host = hostOf(address);
    const { opened } = this;
    const wait = opened.host.take(host) || opened.network.take(wideNetworkOf(address));
    return wait > 0 ? { reason: 'handshakes', after: wait, who: hostKey(host) } : null;
  }

  /** Counts a socket that stands; answers what to call when it ends. */
  seat({ countsFor }: Caller): () => void {
    for (const key of countsFor) this.open.set(key, this.openOf(key) + 1);
    return () => {
      for (const key of countsFor) {
        const left = this.openOf(key) - 1;
        if (left > 0) this.open.set(key, left);
        else this.open.delete(key);
      }
    };
  }

  private admitAccount(
    { uid, sessionId }: { uid: number; sessionId: string },
    language: Locale,
  ): Admitted | Refused {
    const name = `account ${uid}`;
    if (this.openOf(name) >= perAccount.open) {
      return { reason: 'sockets', after: minute, who: name };
    }
    const wait = this.opened.account.take(name);
    if (wait > 0) return { reason: 'handshakes', after: wait, who: name };
    return { account: { id: uid, sessionId }, name, countsFor: [name], language };
  }

  private admitGuest(host: string, network: string, language: Locale): Admitted | Refused {
    const most = this.rules.limits.guests * openPerMinute;
    const name = hostKey(host);
    const wide = `network ${network}`;
    if (this.openOf(name) >= most || this.openOf(wide) >= most * hostsInNetwork) {
      return { reason: 'sockets', after: minute, who: name };
    }
    // A host over its own budget takes nothing of its network's.
    const wait = this.opened.host.take(host) || this.opened.network.take(network);
    if (wait > 0) return { reason: 'handshakes', after: wait, who: name };
    return { account: null, name, countsFor: [name, wide], language };
  }

  private openOf(key: string): number {
    return this.open.get(key) ?? 0;
  }

  private remember(hash: string): void {
    this.known.delete(hash);
    this.known.add(hash);
    if (this.known.size > mostKnown) this.known.delete(this.known.values().next().value!);
  }

  /**
   * Browsers say which page opens a socket: one of the product's apps, or one of the very host that was
   * called. Their long-polling says nothing of the own host, but `Sec-Fetch-Site` of a foreign one; who is
   * no browser says nothing at all.
   */
  private isOwn({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    return (
      this.rules.origins.includes(origin) ||
      (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
    );
  }
}

const hostKey = (host: string): string => `host ${host}`;
