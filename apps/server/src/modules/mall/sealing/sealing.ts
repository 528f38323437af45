import { createSecret, type Secret } from '#platform/secret.ts';

/** What the shop keeps so that a copy of the database tells nobody. */
export interface Sealing {
  /** Of the key that seals: what is sealed begins with it. */
  keyId: string;
  seal(purpose: string, text: string): string;
  /** Throws for what was sealed by a key that is gone, or for another purpose. */
  open(purpose: string, sealed: string): string;
}

/**
 * Seals with the first of `keys` (`MALL_KEYS`), and opens what any of them sealed: each sealed text begins with its
 * key's id. Without keys that of the installation does it, whose id is 0.
 */
export function createSealing(keys: ReadonlyMap<string, string>, installation: Secret): Sealing {
  const secrets = new Map([...keys].map(([id, key]) => [id, createSecret(key)]));
  secrets.set('0', installation);
  const [id, first] = secrets.entries().next().value!;
  return {
    keyId: id,
    seal: (purpose, text) => `${id}.${first.seal(`mall:${purpose}`, text)}`,
    open(purpose, sealed) {
      const [by = '', rest = ''] = sealed.split('.');
      const text = secrets.get(by)?.open(`mall:${purpose}`, rest);
      if (text === undefined || text === null) {
        throw new Error(`what was sealed for ${purpose} can't be opened: was key ${by} taken out?`);
      }
      return text;
    },
  };
}
