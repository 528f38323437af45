import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useEffect, useRef } from 'react';
import { useGoldText } from '../gold-amount.tsx';

interface ConfirmDrawProps {
  price: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the first draw from a box. The question stands where the button stood: a double tap spends nothing. */
export function ConfirmDraw({ price, onConfirm, onCancel }: ConfirmDrawProps) {
  const { t } = useTranslation(['mall', 'common']);
  const goldText = useGoldText();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form
    <div role="group" aria-labelledby="draw-question" className="flex flex-col gap-2">
      <p
        ref={question}
        id="draw-question"
        tabIndex={-1}
        className="flex min-h-12 items-center justify-center text-base font-semibold outline-none"
      >
        {t('draw.confirm', { gold: goldText(price) })}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button look="primary" onClick={onConfirm}>
          {t('draw.yes')}
        </Button>
      </div>
    </div>
  );
}
