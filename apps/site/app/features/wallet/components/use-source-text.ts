import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sourceOf } from '../source-of.ts';

/** What moved gold, in words: its own where it has any. */
export function useSourceText(): (
  entry: Pick<CoinEntry, 'kind' | 'reference' | 'subject'>,
) => string {
  const { t } = useTranslation('wallet');
  return ({ kind, reference, subject }) => {
    const { name, id } = sourceOf(reference);
    // The same check: first it is on its way, then it is over.
    if (name === 'welcomeCheck' && kind === 'hold') return t('source.welcomeHeld');
    return subject ?? t(`source.${name}`, { id, reference });
  };
}
