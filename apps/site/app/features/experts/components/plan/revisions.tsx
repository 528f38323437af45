import type { PlanVersion, RevisedPlan } from '@xiongmao/api/experts/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { TextChange } from '@xiongmao/ui/text-change';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { areSealed } from '../../api/seals/check-versions.ts';

/** What an expert revised of a plan that was on sale, the newest first, and whether it is as it was sealed. */
export function Revisions({ plan }: { plan: RevisedPlan }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const { versions } = plan;
  const revisions = versions.slice(1).reverse();
  return (
    <Panel title={t('revisions.title')} hint={t('revisions.hint')}>
      <ol className="divide-y divide-line">
        {revisions.map((version) => (
          <li key={version.number} className="flex flex-col gap-2 px-4 py-3 text-sm">
            <time dateTime={version.releasedAt} className="text-xs text-muted tabular">
              {formatDateTime(version.releasedAt, { locale, zone })}
            </time>
            <Changes from={versions[version.number - 2]!} to={version} />
          </li>
        ))}
      </ol>
      <Sealed plan={plan} />
    </Panel>
  );
}

function Changes({ from, to }: { from: PlanVersion; to: PlanVersion }) {
  const { t } = useTranslation('experts');
  const priceOf = ({ price }: PlanVersion) =>
    price === 0 ? t('plan.free') : t('plan.gold', { count: price });
  const isInSight = from.price !== to.price || from.title !== to.title || from.label !== to.label;
  if (!isInSight && to.content === null) return <p>{t('revisions.analysis')}</p>;
  return (
    <dl className="flex flex-col gap-2">
      {from.price !== to.price && (
        <Change name={t('buy.price')}>
          <del className="text-muted">{priceOf(from)}</del>{' '}
          <ins className="no-underline">{priceOf(to)}</ins>
        </Change>
      )}
      {from.title !== to.title && (
        <Change name={t('revisions.titleOf')}>
          <TextChange from={from.title} to={to.title} />
        </Change>
      )}
      {from.label !== to.label && (
        <Change name={t('revisions.label')}>
          <TextChange from={from.label} to={to.label} />
        </Change>
      )}
      {from.content !== to.content && from.content !== null && to.content !== null && (
        <Change name={t('plan.analysis')}>
          <TextChange from={from.content} to={to.content} />
        </Change>
      )}
    </dl>
  );
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="leading-6 whitespace-pre-line tabular [overflow-wrap:anywhere]" dir="auto">
        {children}
      </dd>
    </div>
  );
}

/** Recomputes the revisions' seals here in the browser, which hashes only on an encrypted connection. */
function Sealed({ plan: { id, seal, versions } }: { plan: RevisedPlan }) {
  const { t } = useTranslation('experts');
  const [isWhole, setWhole] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function check(): Promise<void> {
      const whole = await areSealed(id, seal, versions.slice(1));
      if (isCurrent) setWhole(whole);
    }
    if (isSecureContext) void check();
    return () => {
      isCurrent = false;
    };
  }, [id, seal, versions]);
  const Shield = isWhole ? ShieldCheck : ShieldAlert;
  return (
    <p
      role="status"
      className={`flex min-h-11 items-center gap-2 px-4 pb-2 text-xs ${isWhole === false ? 'text-loss' : 'text-muted'}`}
    >
      {isWhole !== null && (
        <>
          <Shield aria-hidden className="size-4 shrink-0" />
          {t(isWhole ? 'revisions.whole' : 'revisions.broken')}
        </>
      )}
    </p>
  );
}
