import { useAccount } from '@xiongmao/auth/account';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Popover } from '@xiongmao/ui/overlays/popover';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Suspense, useEffect } from 'react';
import { headerPanel } from '#app/platform/shell/header.tsx';
import { AccountMenu } from './account-menu.tsx';

/** One's picture, a mark when something is unread, and the menu of what is one's own behind it. */
export function AccountButton() {
  const { t } = useTranslation();
  const account = useAccount();
  const unread = account?.unreadNotices ?? 0;

  useEffect(() => {
    // The cookie names someone whose session is gone.
    if (account === null) signedIn().deny();
  }, [account]);

  return (
    <Popover
      className={headerPanel}
      popup="menu"
      label={unread > 0 ? `${t('account.menu')} (${unread})` : t('account.menu')}
      button={
        <span className="relative">
          {account ? (
            <Avatar name={account.username} src={account.avatar} />
          ) : (
            <Skeleton className="size-8 rounded-full" />
          )}
          {unread > 0 && (
            <span className="absolute -end-0.5 -top-0.5 size-3 rounded-full border-2 border-page bg-accent" />
          )}
        </span>
      }
    >
      <Suspense fallback={<Skeleton className="h-72" />}>
        <AccountMenu />
      </Suspense>
    </Popover>
  );
}
