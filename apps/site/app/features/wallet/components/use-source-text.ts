import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sourceOf } from '../source-of.ts';

/** What moved gold, in words: its own where it has any. */
export function useSourceText(): (entry: Pick<CoinEntry, 'reference' | 'subject'>) => string {
  const { t } = useTranslation('wallet');
  return ({ reference, subject }) => {
    const { name, id } = sourceOf(reference);
    return subject ?? t(`source.${name}`, { id, reference });
  };
}
