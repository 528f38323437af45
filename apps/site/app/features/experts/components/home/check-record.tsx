import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { planPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import type { ChainCheck } from '../../api/seals/check-chain.ts';
import { type ChainState, useChainCheck } from '../../api/seals/use-chain-check.ts';

/** Lets anyone check an expert's sealed record, in their own browser. */
export function CheckRecord({ userId }: { userId: number }) {
  const { t } = useTranslation('experts');
  const { state, start } = useChainCheck(userId);
  return (
    <Panel title={t('check.title')}>
      <div id="check" className="flex flex-col items-start gap-3 px-4 pb-4">
        <p className="text-sm text-muted">{t('check.hint')}</p>
        <div role="status" className="w-full text-sm empty:hidden">
          <Outcome state={state} />
        </div>
        <Button aria-disabled={state.step === 'running'} onClick={() => void start()}>
          <ShieldCheck aria-hidden className="size-4" />
          {t(state.step === 'done' || state.step === 'failed' ? 'check.again' : 'check.start')}
        </Button>
      </div>
    </Panel>
  );
}

function Outcome({ state }: { state: ChainState }) {
  const { t } = useTranslation(['experts', 'common']);
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return (
        <p className="text-muted tabular">
          {t('check.running', { done: state.done, total: state.total })}
        </p>
      );
    case 'failed':
      return <p className="text-loss">{t('common:state.failed')}</p>;
    case 'insecure':
      return <p className="text-loss">{t('check.insecure')}</p>;
    case 'done':
      return state.check.fault ? (
        <Broken check={state.check} fault={state.check.fault} />
      ) : (
        <Whole check={state.check} />
      );
  }
}

function Whole({ check }: { check: ChainCheck }) {
  const { t } = useTranslation('experts');
  const { total, linked, recomputed, revisions, counted, won } = check;
  if (total === 0) return <p className="text-muted">{t('check.empty')}</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-center gap-2 font-semibold text-win">
        <ShieldCheck aria-hidden className="size-5" />
        {t('check.whole')}
      </p>
      <ul className="flex flex-col gap-1 text-muted tabular">
        <li>{t('check.links', { count: linked })}</li>
        {recomputed > 0 && <li>{t('check.revealed', { count: recomputed })}</li>}
        {linked > recomputed && <li>{t('check.unrevealed', { count: linked - recomputed })}</li>}
        {revisions > 0 && <li>{t('check.revisions', { count: revisions })}</li>}
        {counted > 0 && <li>{t('check.recount', { won, counted })}</li>}
      </ul>
    </div>
  );
}

interface BrokenProps {
  check: ChainCheck;
  fault: NonNullable<ChainCheck['fault']>;
}

function Broken({ check, fault }: BrokenProps) {
  const { t } = useTranslation('experts');
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-center gap-2 font-semibold text-loss">
        <ShieldAlert aria-hidden className="size-5" />
        {t('check.broken')}
      </p>
      <p className="tabular">{t(`check.fault.${fault.why}`, { position: fault.position })}</p>
      <p className="text-muted tabular">{t('check.before', { count: check.linked })}</p>
      <Link
        to={planPath(fault.planId)}
        className="inline-flex min-h-11 items-center self-start text-accent md:min-h-6"
      >
        {t('check.toPlan')}
      </Link>
    </div>
  );
}
