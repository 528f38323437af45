import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import { formatDateTime, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import PackageOpen from 'lucide-react/icons/package-open';
import Pencil from 'lucide-react/icons/pencil';
import Undo from 'lucide-react/icons/undo-2';
import { pathOf } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useSourceText } from './use-source-text.ts';

const icons: Readonly<Record<TransferKind, typeof Coins>> = {
  welcome: Gift,
  recharge: ArrowDownLeft,
  hold: Lock,
  release: Undo,
  share: ArrowUpRight,
  reverse: Pencil,
  gift: Heart,
  goods: Package,
  goodsRefund: Undo,
  blindBox: PackageOpen,
};

/** One movement: why, where it came from, when; what it changed, and what one had then. */
export function EntryRow({ entry }: { entry: CoinEntry }) {
  const { t } = useTranslation(['wallet', 'transfers']);
  const sourceText = useSourceText();
  const locale = useLocale();
  const zone = useZone();
  const { amount, after, link, at } = entry;
  // A newer server may tell of a kind that this page has no name for yet.
  const kind = entry.kind as TransferKind;
  const Icon = icons[kind] ?? Coins;
  const path = pathOf(link);
  const text = sourceText(entry);
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1.5">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold">{t(`transfers:${kind}`, { defaultValue: kind })}</span>
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]" dir="auto">
            {path === null ? (
              text
            ) : (
              <Link to={path} className="hover:text-ink hover:underline">
                {text}
              </Link>
            )}
          </span>
        </p>
        <time dateTime={at} className="block text-xs text-muted tabular">
          {formatDateTime(at, { locale, zone })}
        </time>
      </div>
      <div className="shrink-0 text-end tabular">
        <p
          dir="ltr"
          className={`text-sm font-semibold rtl:text-left ${amount > 0 ? 'text-win' : 'text-ink'}`}
        >
          {amount > 0 ? '+' : '−'}
          {formatNumber(Math.abs(amount), locale)}
        </p>
        <p className="text-xs text-muted">
          {t('details.balance', { amount: formatNumber(after, locale) })}
        </p>
      </div>
    </li>
  );
}
