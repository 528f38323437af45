import { useMenu } from '@refinedev/core';
import type { ParseKeys } from 'i18next';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useConfig } from '../config.ts';

const row =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-accent md:min-h-9 [&_svg]:size-4';

/** The console's menu: one row for each resource that can be listed. */
export function Sidebar() {
  const { t } = useTranslation('console');
  const { menuItems } = useMenu();
  const { siteUrl } = useConfig();
  return (
    <nav aria-label={t('menu.label')}>
      <ul className="flex flex-col gap-1">
        {menuItems.map(({ key, route = '/', label, icon }) => (
          <li key={key}>
            <NavLink to={route} end={route === '/'} className={row}>
              {icon}
              {t(label as ParseKeys<'console'>)}
            </NavLink>
          </li>
        ))}
        <li>
          <a href={siteUrl} className={row}>
            <ExternalLink aria-hidden />
            {t('menu.site')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
