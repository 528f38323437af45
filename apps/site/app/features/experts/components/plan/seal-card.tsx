import type { Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { expertPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

/** What proves that a plan is as it was released. One that is not released yet has none. */
export function SealCard({ plan: { seal, position, expert } }: { plan: Plan }) {
  const { t } = useTranslation('experts');
  if (seal === '') return null;
  return (
    <Panel title={t('seal.title')}>
      <div className="flex flex-col gap-2 px-4 pb-3 text-xs text-muted">
        <p>{t('seal.hint')}</p>
        <code dir="ltr" className="rounded-sm bg-raised px-2 py-1.5 break-all text-ink tabular">
          {seal}
        </code>
        <p className="flex flex-wrap items-center justify-between gap-x-4 tabular">
          {t('seal.place', { position })}
          <Link
            to={`${expertPath(expert.id)}#check`}
            className="inline-flex min-h-11 items-center text-sm text-accent md:min-h-6"
          >
            {t('seal.check')}
          </Link>
        </p>
      </div>
    </Panel>
  );
}
