/** What moved gold, as its reference says: of which sort, and which one. */
export interface Source {
  name: 'welcome' | 'welcomeCheck' | 'recharge' | 'plan' | 'other';
  id: number | null;
}

export function sourceOf(reference: string): Source {
  if (reference === 'welcome') return { name: 'welcome', id: null };
  if (reference === 'welcome-check') return { name: 'welcomeCheck', id: null };
  const [, name, id] = reference.match(/^(recharge|plan):(\d+)$/) ?? [];
  return name ? { name: name as 'plan', id: Number(id) } : { name: 'other', id: null };
}
