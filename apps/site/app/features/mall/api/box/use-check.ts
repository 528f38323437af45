import type { Client } from '@xiongmao/api/client';
import { checkEdition, type DeckFault, type ToldEdition } from '@xiongmao/api/mall/deck';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';

export type CheckState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; fault: DeckFault | null; told: ToldEdition }
  | { step: 'failed' }
  /** Browsers hash only on an encrypted connection. */
  | { step: 'insecure' };

/** Draws between two looks at how far it is. */
const pace = 25;

/**
 * Fetches all that is told of a box that has ended and follows each draw, here in the browser. The commitment is the
 * one that the page has shown all along, not the one that comes with the deck.
 */
export function useCheck(id: number, commitment: string) {
  const api = useApi();
  const [state, setState] = useState<CheckState>({ step: 'idle' });

  async function start(): Promise<void> {
    if (state.step === 'running') return;
    if (!isSecureContext) return setState({ step: 'insecure' });
    setState({ step: 'running', done: 0, total: 0 });
    try {
      const [deck, draws] = await Promise.all([
        api('GET /blindBox/deck', { query: { id } }),
        fetchDraws(api, id),
      ]);
      const told = { ...deck, editionId: id, commitment, draws };
      const total = draws.length;
      setState({ step: 'running', done: 0, total });
      const fault = await checkEdition(told, (done) => {
        if (done % pace === 0) setState({ step: 'running', done, total });
      });
      setState({ step: 'done', fault, told });
    } catch {
      // Told in place, with a button that tries again.
      setState({ step: 'failed' });
    }
  }
  return { state, start };
}

async function fetchDraws(api: Client, id: number) {
  const draws: ToldEdition['draws'][number][] = [];
  for (;;) {
    const after = draws.length;
    const { items, total } = await api('GET /blindBox/draws', { query: { id, after } });
    draws.push(...items);
    if (draws.length >= total || items.length === 0) return draws;
  }
}
