import { z } from 'zod';

/** A stream's public name: part of every play address, and of the key before its secret. */
export const streamName = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{2,63}$/);

export interface StreamKey {
  stream: string;
  /** Never in a path of playback, a log or an answer. */
  secret: string;
}

/** What an encoder is given as its stream key: `<publicId>?key=<secret>`. */
export const writeStreamKey = ({ stream, secret }: StreamKey): string =>
  `${stream}?key=${encodeURIComponent(secret)}`;

/** The parts of a stream key; null for what is none. */
export function readStreamKey(text: string): StreamKey | null {
  const [name = '', query = ''] = text.split('?', 2);
  const stream = streamName.safeParse(name);
  const secret = new URLSearchParams(query).get('key');
  if (!stream.success || !secret || secret.length > mostSecret) return null;
  return { stream: stream.data, secret };
}

/** Characters of a secret. */
export const mostSecret = 200;
