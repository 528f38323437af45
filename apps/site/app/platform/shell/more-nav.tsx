import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Menu, menuItem } from '@xiongmao/ui/overlays/menu';
import { useLocation } from 'react-router';
import { spoilersPath } from '#app/paths.ts';
import { Link } from '../link.tsx';
import { InstallEntry } from '../worker/install-entry.tsx';

interface MoreNavProps {
  label: string;
  entries: readonly { to: string; label: string; here: boolean }[];
}

/** The areas that the navigation has no room for, what one may want hidden, and the way to have the site as an app. */
export default function MoreNav({ label, entries }: MoreNavProps) {
  const { t } = useTranslation();
  const here = useLocation().pathname === spoilersPath;
  return (
    <Menu label={label}>
      {[...entries, { to: spoilersPath, label: t('footer.spoilers'), here }].map((entry) => (
        <Link
          key={entry.to}
          role="menuitem"
          tabIndex={-1}
          to={entry.to}
          prefetch="intent"
          aria-current={entry.here ? 'page' : undefined}
          className={`${menuItem} aria-[current]:text-accent`}
        >
          {entry.label}
        </Link>
      ))}
      <InstallEntry />
    </Menu>
  );
}
