import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { QuarantineEntry } from '../quarantine.ts';

/** How many requests a provider takes from us. */
export interface Plan {
  /** So many in each span of so many ms, counted from 1970 on. */
  most: number;
  span: number;
  /** ms between two requests at least. */
  gap: number;
}

/** What an answer's headers say of the plan. */
export interface PlanTold {
  /** Requests left in the span. */
  left?: number;
  /** ms until there is one again. */
  wait?: number;
}

/** What is held of a match that a provider tells of. Instants are in ms. */
export interface HeldMatch {
  startsAt: number | null;
  stage: 'ahead' | 'live' | 'over';
  /** When it was last asked about by itself. */
  askedAt: number | null;
  /** When it was first heard to be over. */
  overAt: number | null;
  /** It was seen in play: what comes of it goes before what was over when it was first heard of. */
  played: boolean;
  /** Of the messages sent: the newest version, and by type what each said. */
  version: number;
  sent: Record<string, string>;
  /** What the provider's own reading goes on from. */
  kept: unknown;
}

/** One question. */
export interface Ask {
  /** What it is remembered by: when it was asked, and the ETag of its answer. */
  name: string;
  /** With its query. */
  path: string;
  /** When it is due. */
  at: number;
  /** Goes before what is not, which leaves half of the plan to it. */
  urgent: boolean;
  /** The matches that it asks about, each by itself. */
  matches?: readonly string[];
  /** Of a later page: its number, and the matches of those before. */
  page?: number;
  seen?: readonly string[];
}

/** What is known when it is decided what to ask. */
export interface View {
  now: number;
  /** ms from one request to the next if what is left of the plan were spread evenly. */
  pace: number;
  /** When a question was last answered. */
  askedAt(name: string): number | null;
  followed: ReadonlyMap<string, HeldMatch>;
}

/** What an answer says of one match. */
export interface MatchTold {
  match: string;
  stage: HeldMatch['stage'];
  startsAt: number | null;
  kept?: unknown;
  /** Their versions are set by who sends them; a part that was sent as it is goes nowhere. */
  messages: FeedMessage[];
}

export interface Reading {
  matches: MatchTold[];
  /** What can't be understood; its place is the same whenever it comes. */
  quarantined: QuarantineEntry[];
}

/** A socket of a match. */
export interface Stream {
  name: string;
  match: string;
  channel: string;
  /** With the token in it: never to be logged. */
  url: string;
  /** What is sent once it stands. */
  greeting: readonly string[];
}

/** Entries of one answer: each is read, and kept with a reason where it can't be. */
export const mostEntries = 5_000;

/** An answer that is none. */
export interface Refusal {
  /** `refused`: of all we ask; `spent`: until the plan allows more; `ask`: of this question alone. */
  kind: 'refused' | 'spent' | 'failing' | 'ask';
  reason: string;
  /** What came instead, where it is of no shape that is known. */
  raw?: unknown;
}

/** A provider of matches over HTTP. Reading is pure: no database, no clock of its own. */
export interface Provider {
  source: string;
  url: string;
  headers: Record<string, string>;
  /** What must stand in no log and no database. */
  secret: string;
  plan: Plan;
  planTold(headers: Headers): PlanTold;
  /** What is to be asked, due or not yet. */
  asks(view: View): Ask[];
  /** Why an answer of status 200 is none; null where it is one. */
  refusalIn(body: unknown): Refusal | null;
  /** The path of the page after this one; null after the last. */
  nextPage(ask: Ask, body: unknown, headers: Headers): string | null;
  read(ask: Ask, body: unknown, view: View): Reading;
  /** Whether the answer has all that is in play: what was and is no more has ended. */
  isAllLive(ask: Ask): boolean;
  /** The sockets that are to be open. */
  streams?(view: View): Stream[];
  readStream?(stream: Stream, messages: readonly unknown[], view: View): Reading;
}
