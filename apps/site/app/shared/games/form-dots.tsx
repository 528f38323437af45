import { useTranslation } from '@xiongmao/i18n/use-translation';

/** `disputed`: its result contradicts itself, and counts for nobody. */
export type FormResult = 'win' | 'draw' | 'loss' | 'disputed';

const colours: Record<FormResult, string> = {
  win: 'bg-win',
  draw: 'bg-draw',
  loss: 'bg-loss',
  disputed: 'bg-muted',
};

/** A side's latest results as lettered dots, in the order given. */
export function FormDots({ results }: { results: readonly FormResult[] }) {
  const { t } = useTranslation('matches');
  const words = results.map((result) => t(`form.${result}`)).join(t('sourceJoin'));
  return (
    <span role="img" aria-label={t('aria.form', { results: words })} className="inline-flex gap-1">
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has no other name than its place
        <FormDot key={index} result={result} />
      ))}
    </span>
  );
}

/** One result, its letter for those who do not tell the colours apart. */
export function FormDot({ result }: { result: FormResult }) {
  const { t } = useTranslation('matches');
  return (
    <span
      className={`inline-flex size-5 items-center justify-center rounded-full text-[0.625rem] font-bold text-page ${colours[result]}`}
    >
      {t(`form.${result}Short`)}
    </span>
  );
}
