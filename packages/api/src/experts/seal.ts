import type { Prediction } from './shapes.ts';

/** What a seal is made of: enough to prove later what was predicted, for which match, at which price. */
export interface Sealed extends Prediction {
  expertId: number;
  /** 1 for an expert's first published plan, then one more each. */
  position: number;
  planId: number;
  matchId: number;
  /** At which it was published first. */
  price: number;
  refund: boolean;
  /** Instant of release, ISO 8601 in UTC with milliseconds. */
  releasedAt: string;
  /** 32 random bytes, hex: without them a seal could be guessed by trying all predictions. */
  salt: string;
  /** The seal of the expert's plan before; 64 zeros for the first. */
  previous: string;
}

/** What the seal of a revision is made of: the plan's first version has the plan's own seal. */
export interface SealedVersion {
  planId: number;
  /** 2 for the first revision, then one more each. */
  number: number;
  price: number;
  /** The hash of its words (`hashWords`). */
  words: string;
  releasedAt: string;
  /** The seal of the plan's version before. */
  previous: string;
}

/** What a revision says, apart from its price. */
export interface Words {
  title: string;
  label: string;
  content: string;
  /** 32 random bytes, hex: told to whoever may read the content. */
  salt: string;
}

export const firstSeal = '0'.repeat(64);

/** What is hashed: a line for each field, `name=value`, in this order, null as nothing. */
export const sealText = (sealed: Sealed): string =>
  linesOf(sealed, [
    'expertId',
    'position',
    'planId',
    'matchId',
    'level',
    'playType',
    'pick',
    'line',
    'odds',
    'price',
    'refund',
    'releasedAt',
    'salt',
    'previous',
  ]);

/** SHA-256 of the seal's text, hex: the same in the server and in the browser of whoever checks it. */
export const sealOf = (sealed: Sealed): Promise<string> => sha256(sealText(sealed));

/** The same for a revision. */
export const sealOfVersion = (version: SealedVersion): Promise<string> =>
  sha256(linesOf(version, ['planId', 'number', 'price', 'words', 'releasedAt', 'previous']));

/** SHA-256 of a revision's words as a JSON array, hex. */
export const hashWords = ({ salt, title, label, content }: Words): Promise<string> =>
  sha256(JSON.stringify([salt, title, label, content]));

function linesOf<Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): string {
  return names.map((name) => `${String(name)}=${fields[name] ?? ''}\n`).join('');
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
