import type { PublicUser } from '@xiongmao/api/identity/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';

const counted = ['follows', 'fans'] as const;

/** How many people somebody follows, and how many follow them. */
export function PersonCounts({ user }: { user: Pick<PublicUser, 'follows' | 'fans'> }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  return (
    <dl className="flex gap-6 text-sm">
      {counted.map((name) => (
        <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-xs text-muted">{t(`counts.${name}`, { count: user[name] })}</dt>
          <dd className="font-semibold tabular">{formatCount(user[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
