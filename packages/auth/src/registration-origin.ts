import { remember, remembered } from './stored.ts';

/** Parameter of an address → the name under which it is kept, and sent. */
const kept = { promotionChannelId: 'promotionChannelId', invite: 'inviteCode' } as const;

/** Keeps who brought this visitor, when the address says so, for when they register. */
export function keepOrigin(search: string): void {
  const query = new URLSearchParams(search);
  for (const [parameter, name] of Object.entries(kept)) {
    const value = query.get(parameter);
    if (value && /^[\w-]{1,32}$/.test(value)) remember(name, value);
  }
}

/** What a registration says of where it comes from. */
export function registrationOrigin(): { promotionChannelId?: string; inviteCode?: string } {
  const names = Object.values(kept);
  return Object.fromEntries(names.flatMap((name) => entry(name, remembered(name))));
}

const entry = (name: string, value: string | null) => (value ? [[name, value]] : []);
