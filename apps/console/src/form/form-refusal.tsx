import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { Entered } from './entered.ts';

/** Why a form was not saved; where its row was changed meanwhile, with the way to see that. */
export function FormRefusal({
  text,
  onReload,
}: {
  text: string;
  onReload?: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-loss">
      <p>{text}</p>
      {onReload && <Button onClick={onReload}>{t('action.reload')}</Button>}
    </div>
  );
}

/** That what a form decides can't be decided any more; what stands in it stays, to be read and copied. */
export function NoLonger() {
  const { t } = useTranslation('console');
  return (
    <p role="status" className="text-sm text-muted">
      {t('decision.gone')}
    </p>
  );
}

/** What stood in a form before it was reloaded, to be read and copied. */
export function EnteredBefore({ entered }: { entered: readonly Entered[] }) {
  const { t } = useTranslation('console');
  return (
    <section
      aria-label={t('form.had')}
      className="flex flex-col gap-2 rounded-sm bg-raised p-3 text-sm"
    >
      <p className="font-semibold">{t('form.had')}</p>
      <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[auto_1fr]">
        {entered.map(({ name, label, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{text || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{t('form.hadHint')}</p>
    </section>
  );
}
