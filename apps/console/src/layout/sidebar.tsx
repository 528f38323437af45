import { type TreeMenuItem, useMenu } from '@refinedev/core';
import { mostWaiting } from '@xiongmao/api/system/waiting';
import type { TextKey } from '@xiongmao/i18n/types';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ExternalLink from 'lucide-react/icons/external-link';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from '../account.ts';
import { useConfig } from '../config.ts';
import { useFormat } from '../format.ts';
import { mayDo } from '../providers/access-control.ts';
import { useWaiting } from '../queue/use-waiting.ts';
import { menuGroups } from '../screens/screen.tsx';

const row =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm text-muted hover:bg-surface hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 aria-[current]:[&_svg]:text-accent';

/** The console's menu: one row for each resource that the account may list. */
export function Sidebar() {
  const { t } = useTranslation('console');
  const { menuItems } = useMenu();
  const { siteUrl } = useConfig();
  const roles = useAccount()?.roles ?? [];
  const waiting = useWaiting();
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
            <MenuGroup
              key={group}
              title={t(`menu.group.${group}`)}
              items={items}
              waiting={waiting}
            />
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

interface MenuGroupProps {
  title: string;
  items: TreeMenuItem[];
  waiting: Readonly<Record<string, number>>;
}

function MenuGroup({ title, items, waiting }: MenuGroupProps) {
  const { t } = useTranslation('console');
  return (
    <div>
      <h2 className="px-3 pb-1 text-xs text-muted">{title}</h2>
      <ul className="flex flex-col gap-0.5">
        {items.map(({ key, name, route = '/', label, icon }) => (
          <MenuRow key={key} to={route} icon={icon}>
            {t(label as TextKey<'console'>)}
            <Waiting count={waiting[name]} />
          </MenuRow>
        ))}
      </ul>
    </div>
  );
}

/** How much waits behind a row of the menu. */
function Waiting({ count: number = 0 }: { count: number | undefined }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  if (number === 0) return null;
  const shown = number > mostWaiting ? `${count(mostWaiting)}+` : count(number);
  return (
    <span className="tabular ms-auto rounded-full bg-raised px-2 text-xs text-ink">
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{t('menu.waiting', { shown })}</span>
    </span>
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
