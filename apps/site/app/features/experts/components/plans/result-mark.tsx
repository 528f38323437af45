import type { PlanResult } from '@xiongmao/api/experts/rules';
import { formatList } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useLocale } from '#app/platform/i18n.tsx';

const colours: Record<PlanResult, string> = {
  hit: 'bg-win text-page',
  halfWon: 'border-2 border-win text-win',
  void: 'bg-raised text-muted',
  halfLost: 'border-2 border-loss text-loss',
  miss: 'bg-loss text-page',
};
const icons: Record<PlanResult, typeof Check> = {
  hit: Check,
  halfWon: Check,
  void: Minus,
  halfLost: X,
  miss: X,
};

/** A result as a dot: its sign for those who do not tell the colours apart; silent. */
export function ResultDot({ result }: { result: PlanResult }) {
  const Icon = icons[result];
  return (
    <span
      aria-hidden
      className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full ${colours[result]}`}
    >
      <Icon className="size-3 stroke-[3]" />
    </span>
  );
}

/** A result as dot and word. */
export function ResultMark({ result }: { result: PlanResult }) {
  const { t } = useTranslation('experts');
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
      <ResultDot result={result} />
      {t(`result.${result}`)}
    </span>
  );
}

/** The latest results, newest first. */
export function ResultDots({ results }: { results: readonly PlanResult[] }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  if (results.length === 0) return null;
  const words = formatList(
    results.map((result) => t(`result.${result}`)),
    locale,
  );
  return (
    <span
      role="img"
      aria-label={t('record.recent', { results: words })}
      className="inline-flex gap-1"
    >
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has no other name than its place
        <ResultDot key={index} result={result} />
      ))}
    </span>
  );
}
