import type { Client } from '@xiongmao/api/client';
import type { ChainLink } from '@xiongmao/api/experts/shapes';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { type ChainCheck, checkChain } from './check-chain.ts';

export type ChainState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; check: ChainCheck }
  | { step: 'failed' }
  /** Browsers hash only on an encrypted connection. */
  | { step: 'insecure' };

/** Links between two looks at how far it is. */
const pace = 25;

/** Fetches an expert's whole chain and checks it, here in the browser. */
export function useChainCheck(expertId: number) {
  const api = useApi();
  const [state, setState] = useState<ChainState>({ step: 'idle' });

  async function start(): Promise<void> {
    if (state.step === 'running') return;
    if (!isSecureContext) return setState({ step: 'insecure' });
    setState({ step: 'running', done: 0, total: 0 });
    try {
      const links = await fetchChain(api, expertId);
      const total = links.length;
      const check = await checkChain(expertId, links, (done) => {
        if (done % pace === 0) setState({ step: 'running', done, total });
      });
      setState({ step: 'done', check });
    } catch {
      // Told in place, with a button that tries again.
      setState({ step: 'failed' });
    }
  }
  return { state, start };
}

async function fetchChain(api: Client, userId: number): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api('GET /expert_plan/chain', { query: { userId, page } });
    links.push(...items);
    if (links.length >= total || items.length === 0) return links;
  }
}
