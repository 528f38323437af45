import { type Target, targetAt } from '@xiongmao/api/takedowns/places';
import { localeFromPath } from '@xiongmao/i18n/locales';
import type { Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Claimed, Claims } from './claimable.ts';

export interface Named {
  target: Target;
  /** A path of the site. */
  path: string;
  claimed: Claimed;
}

/** What addresses of the site show of people's, each once. Throws `nothingThere`. */
export async function readAddresses(
  db: Database,
  claims: Claims,
  { addresses, siteUrl, now }: { addresses: readonly string[]; siteUrl: string; now: Date },
): Promise<Named[]> {
  const { origin } = new URL(siteUrl);
  const named = new Map<string, Named>();
  for (const address of addresses) {
    const refuse = () => new CodedError('nothingThere', { address });
    const given = URL.parse(address, origin);
    if (given?.origin !== origin) throw refuse();
    const path = localeFromPath(given.pathname + given.search).path;
    const at = targetAt(new URL(path, origin));
    const [found] = at ? await claims.find(db, [at], now) : [];
    if (!at || !found?.claimed.isShown) throw refuse();
    const { claimed } = found;
    const target = { kind: at.kind, key: claimed.key };
    named.set(`${target.kind} ${target.key}`, { target, path, claimed });
  }
  return [...named.values()];
}
