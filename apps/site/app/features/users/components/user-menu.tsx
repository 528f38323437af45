import { useAccount, useSignOut } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import { accountPath } from '#app/paths.ts';
import { NavLink } from '#app/platform/link.tsx';
import { useHasRedemptions } from '../api/use-has-redemptions.ts';

/** One's own pages; others come with their domains. */
const entries = [
  { name: 'info', Icon: UserRound },
  { name: 'water', Icon: Coins },
  { name: 'myOrder', Icon: ReceiptText },
  { name: 'exchange', Icon: Gift },
  { name: 'focus', Icon: Heart },
  { name: 'userPost', Icon: Newspaper },
  { name: 'userNews', Icon: Bell },
  { name: 'invite', Icon: UserPlus },
  { name: 'setting', Icon: ShieldCheck },
  { name: 'preferences', Icon: SlidersHorizontal },
  { name: 'chat', Icon: MessagesSquare },
  { name: 'feedback', Icon: MessageSquare },
] as const;

const row =
  'flex min-h-12 w-full items-center gap-3 px-4 text-start text-sm -outline-offset-2 hover:bg-raised md:min-h-10 md:rounded-sm md:px-2.5 md:py-2';

/** The way to each of one's own pages: beside them where there is room, on phones a page of its own. */
export function UserMenu() {
  const { t } = useTranslation(['users', 'common']);
  const unread = useAccount()?.unreadNotices ?? 0;
  const signOut = useSignOut();
  const hasRedemptions = useHasRedemptions();
  const shown = entries.filter(({ name }) => hasRedemptions || name !== 'exchange');
  return (
    <nav aria-label={t('users:menu.label')} className="bg-surface md:rounded-lg md:p-2">
      <ul className="divide-y divide-line md:divide-none">
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <NavLink
              to={accountPath(name)}
              className={`${row} text-ink md:text-muted md:aria-[current]:bg-raised md:aria-[current]:font-semibold md:aria-[current]:text-ink`}
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="grow">{t(`users:menu.${name}`)}</span>
              {name === 'userNews' && unread > 0 && (
                <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular">
                  <span className="sr-only">{t('users:notices.unread', { count: unread })}</span>
                  <span aria-hidden>{unread}</span>
                </span>
              )}
              <ChevronRight aria-hidden className="size-4 text-muted md:hidden rtl:-scale-x-100" />
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => signOut().catch(() => toast(t('common:error.request'), 'bad'))}
            className={`${row} text-muted`}
          >
            <LogOut aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
            {t('users:menu.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
