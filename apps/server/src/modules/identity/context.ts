import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Provider, Providers } from './providers/provider.ts';
import type { SessionCookies } from './sessions/cookies.ts';
import type { AccountRegistered } from './sign-in/account-registered.ts';

/** Of whoever deletes their account. */
export interface Leaving {
  now: Date;
  jobs: Jobs;
}

/** Takes away what a domain keeps of a person, in the transaction that deletes their account. */
export type Erase = (tx: Tx, accountId: number, leaving: Leaving) => Promise<void>;

/** What a demo lends to sign-in. */
export interface SignInDemo {
  /** The names of accounts that anyone may enter. */
  accounts: readonly string[];
  /** Plays a third party that is not configured. */
  play(name: ProviderName): Provider;
}

/** Keeps where an account came from, in the transaction that makes it: before anything is decided by that. */
export type KeepOrigin = (tx: Tx, registered: AccountRegistered) => Promise<void>;

/** What a browser brings of how its visitor came here, for those who hear of a registration. */
export type BroughtBy = (
  request: FastifyRequest,
) => Pick<AccountRegistered, 'visitorId' | 'channelMark'>;

/** What higher domains know of a person and a page shows beside the account. */
export interface Portrait {
  avatar: string | null;
  signature: string;
  level: number;
  gold: number | null;
  follows: number;
  fans: number;
  unreadNotices: number;
}

export type Portray = (db: Database | Tx, uid: number) => Promise<Portrait>;

/** The version of the words that one agrees to, as they are at a moment: versions sort as text. */
export type Agreement = (db: Database | Tx, now: Date) => Promise<string>;

export interface IdentityContext extends ModuleContext {
  cookies: SessionCookies;
  portray: Portray;
  agreement: Agreement;
  /** The third parties that one can sign in with here. */
  providers: Providers;
  /** What the other domains take away of a person who leaves. */
  erase: readonly Erase[];
  keepOrigin: KeepOrigin;
  broughtBy: BroughtBy;
  /** Null where no demo runs. */
  demo: SignInDemo | null;
}

/** The request of a sign-in, and where its cookies go. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** How somebody signed in, for the log. */
export type Way = 'code' | 'password' | 'demo' | 'ticket' | ProviderName;

/** What comes with a registration (`origin` of the contract). */
export interface Origin {
  promotionChannelId?: string | undefined;
  inviteCode?: string | undefined;
  agreed?: boolean | undefined;
}
