import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { TakedownForm } from './takedown-form.tsx';

/** Where a rights-holder asks for something to be taken down, signed in or not. */
export function TakedownPage() {
  const { t } = useTranslation('takedowns');
  const [number, setNumber] = useState<number | null>(null);
  if (number !== null) {
    return (
      <div role="status">
        <EmptyState text={t('form.sent', { number })} hint={t('form.sentHint')}>
          <Button onClick={() => setNumber(null)}>{t('form.another')}</Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 bg-surface p-4 md:rounded-lg">
      <p className="text-sm text-muted">{t('form.hint')}</p>
      <TakedownForm onSent={setNumber} />
    </div>
  );
}
