import type { Edition } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { CopyLine } from '../copy-line.tsx';

const DeckCode = lazyPart(() => import('./deck-code.tsx'));

const steps = ['deck', 'commitment', 'draw', 'reveal'] as const;
/** What the proof does not cover. */
const limits = ['worth', 'shipping', 'order', 'accounts', 'key'] as const;
/** As `deck.ts` has it: the same in each language. */
const formulas = [
  'deck = FisherYates(prizes, i → HMAC-SHA-256(serverSeed, "id:shuffle:i:round"))',
  'commitment = SHA-256("id:serverSeed:deck")',
  'place = HMAC-SHA-256(serverSeed, "id:draw:number:clientSeed:round")[48 bit] mod left',
];

/** What was fixed before the first draw, how a draw follows from it, and what that does not prove. */
export function Fairness({ edition }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const [wantsCode, setWantsCode] = useState(false);
  if (!edition.commitment) return null;
  return (
    <Panel title={t('fair.title')} hint={t('fair.hint')}>
      <div className="flex flex-col gap-4 px-4 pb-4 text-sm">
        <div className="rounded-sm bg-raised p-3">
          <CopyLine label={t('fair.commitment')} text={edition.commitment} />
        </div>
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 marker:text-muted">
          {steps.map((step) => (
            <li key={step}>{t(`fair.step.${step}`)}</li>
          ))}
        </ol>
        <ul dir="ltr" className="flex flex-col gap-2 rounded-sm bg-page p-3">
          {formulas.map((formula) => (
            <li key={formula} className="font-mono text-xs [overflow-wrap:anywhere]">
              {formula}
            </li>
          ))}
        </ul>
        <div>
          <h3 className="font-semibold">{t('fair.limits')}</h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-muted">
            {limits.map((limit) => (
              <li key={limit}>{t(`fair.limit.${limit}`)}</li>
            ))}
          </ul>
        </div>
        <details onToggle={({ currentTarget }) => currentTarget.open && setWantsCode(true)}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {t('fair.code')}
          </summary>
          {wantsCode && (
            <Suspense fallback={<SkeletonRows count={4} className="h-6" />}>
              <DeckCode />
            </Suspense>
          )}
        </details>
      </div>
    </Panel>
  );
}
