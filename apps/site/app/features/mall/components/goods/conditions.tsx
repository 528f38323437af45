import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle-dot';
import X from 'lucide-react/icons/x';
import { accountPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

type Missing = NonNullable<GoodsDetails['allowed']>['missing'][number];

/** Who may redeem it, and which of that one lacks. */
export function Conditions({ goods }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  const { conditions, allowed } = goods;
  const { level, limit, phone } = conditions;
  const rules: { name: Missing; text: string; help?: { to: string; text: string } }[] = [];
  if (level > 0) {
    const help = { to: accountPath('water'), text: t('condition.levelHelp') };
    rules.push({ name: 'level', text: t('condition.level', { level }), help });
  }
  if (limit) {
    const { count, days } = limit;
    rules.push({
      name: 'limit',
      text:
        days === null
          ? t('condition.limitEver', { count })
          : t('condition.limit', { count, days: t('condition.days', { count: days }) }),
    });
  }
  if (phone) {
    const help = { to: accountPath('setting'), text: t('condition.phoneHelp') };
    rules.push({ name: 'phone', text: t('condition.phone'), help });
  }
  if (rules.length === 0) return null;
  return (
    <Panel title={t('condition.title')}>
      <ul className="flex flex-col pb-2">
        {rules.map(({ name, text, help }) => {
          const isMissing = allowed?.missing.includes(name) ?? false;
          return (
            <li key={name} className="flex min-h-11 items-center gap-3 px-4 text-sm">
              <Mark state={allowed === null ? 'unknown' : isMissing ? 'missing' : 'met'} />
              <span className={`grow ${isMissing ? 'font-semibold' : ''}`}>{text}</span>
              {isMissing && help && (
                <Link
                  to={help.to}
                  className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent"
                >
                  {help.text}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const marks = {
  met: { Icon: Check, look: 'text-win' },
  missing: { Icon: X, look: 'text-loss' },
  unknown: { Icon: Circle, look: 'text-muted' },
};

function Mark({ state }: { state: keyof typeof marks }) {
  const { t } = useTranslation('mall');
  const { Icon, look } = marks[state];
  return (
    <>
      <Icon aria-hidden className={`size-4.5 shrink-0 ${look}`} />
      {state !== 'unknown' && <span className="sr-only">{t(`condition.${state}`)}</span>}
    </>
  );
}
