/** What moved gold in the wallet itself, as its reference says; others' have names of their own. */
export interface Source {
  name: 'welcome' | 'welcomeCheck' | 'recharge' | 'other';
  id: number | null;
}

export function sourceOf(reference: string): Source {
  if (reference === 'welcome') return { name: 'welcome', id: null };
  if (reference === 'welcome-check') return { name: 'welcomeCheck', id: null };
  const [, id] = reference.match(/^recharge:(\d+)$/) ?? [];
  return id ? { name: 'recharge', id: Number(id) } : { name: 'other', id: null };
}
