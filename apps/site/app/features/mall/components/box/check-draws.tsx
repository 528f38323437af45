import type { DeckFault, ToldEdition } from '@xiongmao/api/mall/deck';
import type { Edition } from '@xiongmao/api/mall/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import Download from 'lucide-react/icons/download';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLocale } from '#app/platform/i18n.tsx';
import { type CheckState, useCheck } from '../../api/box/use-check.ts';
import { CopyLine } from '../copy-line.tsx';

/** Lets anyone check all draws of a box that has ended, in their own browser. */
export function CheckDraws({ edition: { id, commitment } }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const { state, start } = useCheck(id, commitment);
  const isDone = state.step === 'done' || state.step === 'failed';
  return (
    <Panel title={t('check.title')} hint={t('check.hint')}>
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        <div role="status" className="w-full text-sm empty:hidden">
          <Outcome state={state} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look={isDone ? 'plain' : 'primary'}
            aria-disabled={state.step === 'running'}
            onClick={() => void start()}
          >
            <ShieldCheck aria-hidden className="size-4" />
            {t(isDone ? 'check.again' : 'check.start')}
          </Button>
          {state.step === 'done' && (
            <Button onClick={() => save(state.told)}>
              <Download aria-hidden className="size-4" />
              {t('check.download')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Outcome({ state }: { state: CheckState }) {
  const { t } = useTranslation(['mall', 'common']);
  const locale = useLocale();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running': {
      const { done, total } = state;
      const shown = (count: number) => formatNumber(count, locale, 0);
      return (
        <div className="flex flex-col gap-1.5">
          <progress
            value={total > 0 ? done : undefined}
            max={total || 1}
            className="w-full accent-(--accent)"
          />
          <p className="text-muted tabular">
            {t('check.running', { done: shown(done), total: shown(total) })}
          </p>
        </div>
      );
    }
    case 'failed':
      return <p className="text-loss">{t('common:state.failed')}</p>;
    case 'insecure':
      return <p className="text-loss">{t('check.insecure')}</p>;
    case 'done':
      return state.fault === null ? <Whole told={state.told} /> : <Broken fault={state.fault} />;
  }
}

function Whole({ told: { draws, deck, serverSeed } }: { told: ToldEdition }) {
  const { t } = useTranslation('mall');
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 font-semibold text-win">
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        {t('check.whole')}
      </p>
      <ul className="flex flex-col gap-1 text-muted tabular">
        <li>{t('check.commitment')}</li>
        <li>{t('check.deck', { count: deck.length })}</li>
        <li>{t('check.draws', { count: draws.length })}</li>
      </ul>
      <div className="rounded-sm bg-raised p-3">
        <CopyLine label={t('check.serverSeed')} text={serverSeed} />
      </div>
    </div>
  );
}

function Broken({ fault }: { fault: DeckFault }) {
  const { t } = useTranslation('mall');
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-center gap-2 font-semibold text-loss">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        {t('check.broken')}
      </p>
      <p className="tabular">
        {typeof fault === 'object'
          ? t('check.fault.draw', { number: fault.draw })
          : t(`check.fault.${fault}`)}
      </p>
    </div>
  );
}

/** For who checks with a program of their own. */
function save(told: ToldEdition): void {
  const file = new Blob([JSON.stringify(told)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `blind-box-${told.editionId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
