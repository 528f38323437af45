declare const told: unique symbol;

/** What a stream's messages say of their order (see `versions.ts`). */
export interface Versioned {
  stream: string;
  v: number;
  p: number;
}

/** A channel of streams: clients join each by its name, unless the domain refuses it. */
export interface StreamChannel<Name extends string = string, Message = unknown> {
  /** The event that its messages travel as. */
  readonly event: string;
  readonly pattern: RegExp;
  /** What is kept of a stream for who comes back: who missed more takes a snapshot. Null keeps nothing. */
  readonly history: { readonly messages: number; readonly bytes: number } | null;
  readonly [told]?: { name: Name; message: Message };
}

/** A channel to all sockets of one account, which need not join it. */
export interface AccountChannel<Message = unknown> {
  readonly event: string;
  readonly [told]?: Message;
}

export const streamChannel = <Name extends string, Message>(
  declared: Omit<StreamChannel, typeof told>,
): StreamChannel<Name, Message> => declared;

export const accountChannel = <Message>(event: string): AccountChannel<Message> => ({ event });

/** Streams that one socket may follow at a time. */
export const mostStreams = 20;

/** Why a stream can't be followed. */
export type WatchRefusal =
  /** Too far behind, or ahead: take a snapshot over HTTP, then watch again. */
  | 'behind'
  /** The answer before, or much else, is not sent yet: ask again in a moment. */
  | 'busy'
  | 'unknown'
  | 'tooMany';

/** After `ok` comes, as ordinary messages, what the client missed since its version. */
export type WatchAnswer = { ok: true } | { ok: false; why: WatchRefusal };

/** The outcome of what was sent; a refusal has its code of the catalogue and its words. */
export type SendAnswer =
  | { ok: true; result: unknown }
  | { ok: false; errorCode: number; errorMsg: string };

/** What clients say. */
export interface ClientEvents {
  /** Join a stream; `v` is the version of the snapshot the client holds. */
  watch: (stream: string, v: number, answer: (answer: WatchAnswer) => void) => void;
  unwatch: (stream: string) => void;
  /** Say something on a stream that was joined; what is sent again under its key is done once. */
  send: (stream: string, key: string, body: unknown, answer: (answer: SendAnswer) => void) => void;
}
