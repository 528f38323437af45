import { type AmfObject, decodeAmf } from '@xiongmao/rtmp/amf0';
import { ProtocolError } from '@xiongmao/rtmp/protocol-error';

export interface Command {
  name: string;
  transaction: number;
  /** What `connect` says of itself; empty where there is nothing. */
  fields: AmfObject;
  /** The first argument, of `publish` the stream key; empty where it is no text. */
  argument: string;
}

/** A command's values: name, transaction, an object or null, arguments. */
export function readCommand(body: Buffer): Command {
  const [name, transaction, fields, argument] = decodeAmf(body);
  if (typeof name !== 'string') throw new ProtocolError('badCommand');
  return {
    name,
    transaction: typeof transaction === 'number' ? transaction : 0,
    fields: fields instanceof Map ? fields : new Map(),
    argument: typeof argument === 'string' ? argument : '',
  };
}
