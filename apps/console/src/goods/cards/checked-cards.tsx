import type { CallResult } from '@xiongmao/api/call';
import type { checkCards } from '@xiongmao/api/mall/calls';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useFormat } from '../../format.ts';

const shown = 20;

interface CheckedCardsProps {
  checked: CallResult<typeof checkCards>;
  onTakeOut: () => void;
}

/** What a check found: lines by their numbers and why they are refused, never what is in the pool. */
export function CheckedCards({ checked: { cards, refused }, onTakeOut }: CheckedCardsProps) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  if (cards === 0) return <p className="text-sm text-loss">{t('cards.none')}</p>;
  if (refused.length === 0) {
    return (
      <p className="text-sm text-win">{t('cards.fine', { count: cards, shown: count(cards) })}</p>
    );
  }
  const more = refused.length - shown;
  return (
    <div className="flex flex-col items-start gap-2 rounded-sm bg-raised p-3 text-sm">
      <p className="text-loss">
        {t('cards.refused', { count: refused.length, shown: count(refused.length) })}
      </p>
      <ul className="grid w-full gap-x-6 gap-y-1 md:grid-cols-2">
        {refused.slice(0, shown).map(({ line, because }) => (
          <li key={line} className="tabular">
            {t('cards.line', { line: count(line) })}{' '}
            <span className="text-muted">{t(`cards.because.${because}`)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-muted">{t('cards.more', { count: more, shown: count(more) })}</p>
      )}
      <Button onClick={onTakeOut} className="bg-surface">
        {t('cards.takeOut')}
      </Button>
    </div>
  );
}
