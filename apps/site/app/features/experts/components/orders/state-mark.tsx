import type { Purchase } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';

const tones: Record<Purchase['state'], string> = {
  held: 'text-accent',
  captured: 'text-ink',
  released: 'text-win',
};

/** What became of the gold of a purchase. */
export function StateMark({ state }: Pick<Purchase, 'state'>) {
  const { t } = useTranslation('experts');
  return <span className={`font-semibold ${tones[state]}`}>{t(`purchase.${state}`)}</span>;
}
