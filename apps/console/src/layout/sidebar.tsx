import { type TreeMenuItem, useMenu } from '@refinedev/core';
import type { TextKey } from '@xiongmao/i18n/types';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ExternalLink from 'lucide-react/icons/external-link';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from '../account.ts';
import { useConfig } from '../config.ts';
import { mayDo } from '../providers/access-control.ts';
import { menuGroups } from '../screens/screen.tsx';

const row =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm text-muted hover:bg-surface hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 aria-[current]:[&_svg]:text-accent';

/** The console's menu: one row for each resource that the account may list. */
export function Sidebar() {
  const { t } = useTranslation('console');
  const { menuItems } = useMenu();
  const { siteUrl } = useConfig();
  const roles = useAccount()?.roles ?? [];
  const allowed = menuItems.filter(({ name }) => mayDo(roles, name, 'list'));
  return (
    <nav aria-label={t('menu.label')} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-0.5">
        <MenuRow to="/" icon={<House aria-hidden />}>
          {t('menu.home')}
        </MenuRow>
      </ul>
      {menuGroups.map((group) => {
        const items = allowed.filter(({ meta }) => meta?.group === group);
        return (
          items.length > 0 && (
            <MenuGroup key={group} title={t(`menu.group.${group}`)} items={items} />
          )
        );
      })}
      <a href={siteUrl} className={row}>
        <ExternalLink aria-hidden />
        {t('menu.site')}
      </a>
    </nav>
  );
}

function MenuGroup({ title, items }: { title: string; items: TreeMenuItem[] }) {
  const { t } = useTranslation('console');
  return (
    <div>
      <h2 className="px-3 pb-1 text-xs text-muted">{title}</h2>
      <ul className="flex flex-col gap-0.5">
        {items.map(({ key, route = '/', label, icon }) => (
          <MenuRow key={key} to={route} icon={icon}>
            {t(label as TextKey<'console'>)}
          </MenuRow>
        ))}
      </ul>
    </div>
  );
}

function MenuRow({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} className={row}>
        {icon}
        {children}
      </NavLink>
    </li>
  );
}
