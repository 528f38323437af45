import { choosePlace } from '@xiongmao/api/mall/deck';
import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Sealing } from '../sealing/sealing.ts';

/** What an edition keeps to itself until it ends. */
export interface Secrets {
  serverSeed: string;
  /** Prize ids by position. */
  deck: number[];
}

/** Of one edition: what is sealed can't be passed off as another's. */
export const secretsOf = (editionId: number) => `edition:${editionId}`;

export const sealSecrets = (sealing: Sealing, editionId: number, secrets: Secrets): string =>
  sealing.seal(secretsOf(editionId), JSON.stringify(secrets));

/** Seed and deck of an edition that was opened; null for others. */
export async function openSecrets(
  db: Database | Tx,
  sealing: Sealing,
  editionId: number,
): Promise<Secrets | null> {
  const [found] = await rows(
    db,
    { sealed: orNull(text) },
    sql`select sealed from blind_box where id = ${editionId}`,
  );
  return found?.sealed ? JSON.parse(sealing.open(secretsOf(editionId), found.sealed)) : null;
}

interface Deck extends Secrets {
  /** Positions that nobody drew yet, after so many draws. */
  left: readonly number[];
  drawn: number;
}

export interface Chosen {
  position: number;
  prizeId: number;
}

/** Decks that are drawn from, kept at hand: who has the lock of an edition asks it for the next draws. */
export function createDeckKeeper(sealing: Sealing) {
  const decks = new Map<number, Deck>();

  /** As it stands after `drawn` draws. */
  async function deckOf(tx: Tx, editionId: number, drawn: number): Promise<Deck> {
    let deck = decks.get(editionId);
    if (!deck || deck.drawn > drawn) {
      const secrets = (await openSecrets(tx, sealing, editionId))!;
      deck = { ...secrets, left: secrets.deck.map((_, position) => position), drawn: 0 };
    }
    if (deck.drawn < drawn) {
      const taken = await rows(
        tx,
        { position: int },
        sql`select position from blind_draw where edition_id = ${editionId} and number > ${deck.drawn}`,
      );
      const gone = new Set(taken.map(({ position }) => position));
      deck = { ...deck, left: deck.left.filter((position) => !gone.has(position)), drawn };
    }
    decks.set(editionId, deck);
    return deck;
  }

  return {
    /** What the next draws take; `keep` is told once they are committed. */
    async choose(
      tx: Tx,
      { editionId, drawn, seeds }: { editionId: number; drawn: number; seeds: readonly string[] },
    ): Promise<{ chosen: Chosen[]; keep(): void }> {
      const before = await deckOf(tx, editionId, drawn);
      const { serverSeed, deck } = before;
      const left = [...before.left];
      const chosen: Chosen[] = [];
      for (const [at, clientSeed] of seeds.entries()) {
        const draw = { number: drawn + at + 1, clientSeed };
        const place = await choosePlace(serverSeed, editionId, draw, left.length);
        const [position] = left.splice(place, 1);
        chosen.push({ position: position!, prizeId: deck[position!]! });
      }
      const keep = () => {
        const after = drawn + seeds.length;
        if (left.length === 0) decks.delete(editionId);
        else if ((decks.get(editionId)?.drawn ?? 0) < after) {
          decks.set(editionId, { ...before, left, drawn: after });
        }
      };
      return { chosen, keep };
    },
  };
}
export type DeckKeeper = ReturnType<typeof createDeckKeeper>;
