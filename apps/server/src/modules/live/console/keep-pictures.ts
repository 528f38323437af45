import pLimit from 'p-limit';

/**
 * Draws pictures by name and keeps each for `keptFor` ms; at most `atOnce` are drawn at a time, the others wait. What
 * could not be drawn is not kept.
 */
export function keepPictures(
  draw: (name: string) => Promise<Buffer>,
  { keptFor, atOnce }: { keptFor: number; atOnce: number },
): (name: string) => Promise<Buffer> {
  const limit = pLimit(atOnce);
  const pictures = new Map<string, { at: number; picture: Promise<Buffer> }>();
  return (name) => {
    const now = Date.now();
    for (const [of, { at }] of pictures) if (now - at > keptFor) pictures.delete(of);
    const kept = pictures.get(name);
    if (kept) return kept.picture;
    const picture = limit(draw, name);
    pictures.set(name, { at: now, picture });
    picture.catch(() => pictures.delete(name));
    return picture;
  };
}
