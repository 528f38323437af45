import { useAccount, useSignOut } from '@xiongmao/auth/account';
import { can } from '@xiongmao/auth/can';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Menu, menuItem } from '@xiongmao/ui/overlays/menu';
import { toast } from '@xiongmao/ui/overlays/toast';
import Bell from 'lucide-react/icons/bell';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/sliders-horizontal';
import UserRound from 'lucide-react/icons/user-round';
import { accountPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useGold } from '#app/shared/account/use-gold.ts';

const pages = [
  { name: 'profile', to: accountPath('info'), Icon: UserRound },
  { name: 'water', to: accountPath('water'), Icon: Coins },
  { name: 'follows', to: accountPath('focus'), Icon: Heart },
  { name: 'notices', to: accountPath('userNews'), Icon: Bell },
  { name: 'preferences', to: accountPath('preferences'), Icon: Settings },
] as const;

/** What is one's own, the back offices that one may enter, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation(['identity', 'common']);
  const { studioUrl, consoleUrl } = useConfig();
  const locale = useLocale();
  const account = useAccount();
  const balance = useGold();
  const signOut = useSignOut();
  const offices = [
    { name: 'studio', href: studioUrl, Icon: Clapperboard },
    { name: 'console', href: consoleUrl, Icon: LayoutDashboard },
  ] as const;

  return (
    <>
      {account && (
        <p className="flex items-center gap-3 border-b border-line px-3 pt-1 pb-3">
          <Avatar name={account.username} src={account.avatar} size="md" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">{account.username}</span>
            <span className="block text-xs text-muted tabular">
              {t('menu.level', { level: balance?.level ?? account.level })}
            </span>
          </span>
        </p>
      )}
      <Menu label={t('common:account.menu')}>
        {pages.map(({ name, to, Icon }) => (
          <Link key={name} role="menuitem" tabIndex={-1} to={to} className={menuItem}>
            <Icon aria-hidden className="size-4.5 text-muted" />
            <span className="grow">{t(`menu.${name}`)}</span>
            {name === 'water' && balance && (
              <span className="font-semibold tabular">{formatNumber(balance.gold, locale)}</span>
            )}
            {name === 'notices' && !!account?.unreadNotices && (
              <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular">
                {account.unreadNotices}
              </span>
            )}
          </Link>
        ))}
        {offices
          .filter(({ name }) => can(account, name))
          .map(({ name, href, Icon }) => (
            <a key={name} role="menuitem" tabIndex={-1} href={href} className={menuItem}>
              <Icon aria-hidden className="size-4.5 text-muted" />
              {t(`menu.${name}`)}
            </a>
          ))}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => signOut().catch(() => toast(t('common:error.request'), 'bad'))}
          className={menuItem}
        >
          <LogOut aria-hidden className="size-4.5 text-muted rtl:-scale-x-100" />
          {t('menu.signOut')}
        </button>
      </Menu>
    </>
  );
}
