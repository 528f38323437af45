import type { AccountChannel, StreamChannel } from '@xiongmao/api/realtime/channels';
import type { z } from 'zod';
import type { Caller } from './handshakes.ts';
import type { History } from './history.ts';

/** Something said on a stream; answers what the client is told. Throws a CodedError to refuse. */
export interface Receiver<Body extends z.ZodType = z.ZodType> {
  body: Body;
  /** `key` names what is said: with the same key it was said before, by whatever process it was heard. */
  receive(said: {
    stream: string;
    key: string;
    body: z.output<Body>;
    caller: Caller;
  }): Promise<unknown>;
}

/** A channel of the contract, as the domain that owns it serves it. */
export interface ServedStreams {
  channel: StreamChannel;
  /** Whether a stream of a name that fits exists and the caller may join it. */
  admits?(stream: string, caller: Caller): boolean | Promise<boolean>;
  /** Where what was told is kept, when the channel has history. */
  history?: History;
  receiver?: Receiver;
}

export type ServedChannel = ServedStreams | { channel: AccountChannel };
