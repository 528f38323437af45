/**
 * How a blind box is drawn, and checked: the same code in the server and in the browser, on Web Crypto alone.
 *
 * The deck is the list of all prizes in an order that `serverSeed` gives. `commitment` is published before the first
 * draw and binds both. Draw `number` takes one of the positions that are left, which the seed and what the browser
 * chose decide: so neither side can choose it, and once deck and seed are shown everyone can follow each draw.
 */
const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function hmac(seed: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(seed), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)));
}

/** An even number below `limit`, from 48 bits of what is signed; those that would make it uneven are passed over. */
async function below(seed: string, text: string, limit: number): Promise<number> {
  const range = 2 ** 48;
  const even = range - (range % limit);
  for (let round = 0; ; round++) {
    const signed = await hmac(seed, `${text}:${round}`);
    const number = signed.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
    if (number < even) return number % limit;
  }
}

/** The deck of an edition: prizes by their ids, as many as there are, shuffled by the seed (Fisher–Yates). */
export async function shuffleDeck(
  serverSeed: string,
  editionId: number,
  prizes: readonly { id: number; count: number }[],
): Promise<number[]> {
  const deck = prizes
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  for (let last = deck.length - 1; last > 0; last--) {
    const other = await below(serverSeed, `${editionId}:shuffle:${last}`, last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/** What binds the server to a deck and its seed. */
export async function commitmentOf(
  serverSeed: string,
  editionId: number,
  deck: readonly number[],
): Promise<string> {
  const text = `${editionId}:${serverSeed}:${deck.join(',')}`;
  return hex(await crypto.subtle.digest('SHA-256', bytes(text)));
}

/** Which of the `left` positions, in their order, a draw takes: 0 for the first. */
export function choosePlace(
  serverSeed: string,
  editionId: number,
  draw: { number: number; clientSeed: string },
  left: number,
): Promise<number> {
  return below(serverSeed, `${editionId}:draw:${draw.number}:${draw.clientSeed}`, left);
}

/** What a check found: the first draw that does not follow, or that the commitment or the deck is another. */
export type DeckFault = 'commitment' | 'shuffle' | { draw: number };

/** All that is told of an edition once it has ended. */
export interface ToldEdition {
  editionId: number;
  commitment: string;
  serverSeed: string;
  deck: readonly number[];
  prizes: readonly { id: number; count: number }[];
  draws: readonly { number: number; position: number; clientSeed: string; prizeId: number }[];
}

/**
 * Follows all draws of an edition that has ended; null when everything is as it should be. `onProgress` hears how
 * many draws were followed.
 */
export async function checkEdition(
  told: ToldEdition,
  onProgress?: (done: number) => void,
): Promise<DeckFault | null> {
  const { editionId, commitment, serverSeed, deck, prizes, draws } = told;
  if ((await commitmentOf(serverSeed, editionId, deck)) !== commitment) return 'commitment';
  const shuffled = await shuffleDeck(serverSeed, editionId, prizes);
  if (shuffled.join() !== deck.join()) return 'shuffle';
  const left = deck.map((_, position) => position);
  for (const [index, draw] of draws.entries()) {
    const place = await choosePlace(serverSeed, editionId, draw, left.length);
    const [position] = left.splice(place, 1);
    const follows =
      draw.number === index + 1 && draw.position === position && draw.prizeId === deck[position];
    if (!follows) return { draw: index + 1 };
    onProgress?.(index + 1);
  }
  return null;
}
