import { type Emote, emotes } from './rules.ts';

export type Piece = { text: string } | { emote: Emote };

const known: ReadonlySet<string> = new Set(emotes);
const isEmote = (name: string): name is Emote => known.has(name);

/** A message's words and pictures, in their order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(:[a-z]{2,12}:)/)
    .filter(Boolean)
    .map((part) => {
      const name = part.slice(1, -1);
      return part.startsWith(':') && part.endsWith(':') && isEmote(name)
        ? { emote: name }
        : { text: part };
    });
}

/** Whether a message has pictures alone. */
export const isEmotesOnly = (text: string): boolean =>
  piecesOf(text).every((piece) => 'emote' in piece || piece.text.trim() === '');
