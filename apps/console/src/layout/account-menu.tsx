import { useLogout } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { Button } from '@xiongmao/ui/button';
import { Popover } from '@xiongmao/ui/overlays/popover';
import LogOut from 'lucide-react/icons/log-out';
import { useAccount } from '../account.ts';
import { RoleBadges } from '../users/role-badges.tsx';

/** Who is signed in, and the way out; `className` says where its panel stands. */
export function AccountMenu({ className }: { className: string }) {
  const { t } = useTranslation('console');
  const account = useAccount();
  const { mutate: signOut, isPending } = useLogout();
  if (!account) return null;
  return (
    <Popover
      label={t('account.label', { name: account.username })}
      className={className}
      button={
        <>
          <Avatar name={account.username} src={account.avatar} />
          <span className="hidden max-w-40 truncate pe-2 text-ink md:block">
            {account.username}
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-3 p-2">
        <div>
          <p className="font-semibold">{account.username}</p>
          <p className="tabular text-sm text-muted">{t('account.uid', { uid: account.uid })}</p>
        </div>
        <RoleBadges roles={account.roles} />
        <Button onClick={() => signOut()} disabled={isPending}>
          <LogOut aria-hidden className="size-4" />
          {t('menu.signOut')}
        </Button>
      </div>
    </Popover>
  );
}
