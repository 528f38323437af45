import type { Writer } from '@xiongmao/api/posts/shapes';

type Mentioned = Pick<Writer, 'id' | 'username'>;

/** A text in pieces: words, and the people whom `@username` in it names. */
export function partsOf(
  text: string,
  mentions: readonly Mentioned[],
): { text: string; person: Mentioned | null }[] {
  if (mentions.length === 0) return [{ text, person: null }];
  return text.split(/(@[a-z0-9]{3,24})/i).flatMap((piece) => {
    if (piece === '') return [];
    const name = piece.slice(1).toLowerCase();
    const person = piece.startsWith('@')
      ? mentions.find(({ username }) => username.toLowerCase() === name)
      : undefined;
    return [{ text: piece, person: person ?? null }];
  });
}
