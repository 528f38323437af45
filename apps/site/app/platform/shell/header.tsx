import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Logo } from '@xiongmao/ui/logo';
import { Popover } from '@xiongmao/ui/overlays/popover';
import Globe from 'lucide-react/icons/globe';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { ReactNode } from 'react';
import { homePath } from '#app/paths.ts';
import { useConfig } from '../app-context.ts';
import { useProductName } from '../document/product-name.ts';
import { Link } from '../link.tsx';
import { LanguageList } from './language-list.tsx';
import { MainNav } from './main-nav.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Where its panels stand: below its end, wherever the page's width puts that. */
export const headerPanel = 'top-12 end-[max(0.5rem,calc(50vw-44rem))]';

interface HeaderProps {
  search: ReactNode;
  /** At its end. */
  children: ReactNode;
}

/** One slim line: who we are, where to go and to search, in which language and light; at its end, who one is. */
export function Header({ search, children }: HeaderProps) {
  const { t } = useTranslation();
  const { logos, mode } = useConfig();
  return (
    <header className="mx-auto flex min-h-12 w-full max-w-[90rem] items-center gap-2 ps-4 pe-1 md:min-h-14 md:gap-4 md:px-4 lg:gap-6">
      <div className="flex min-w-7 grow basis-7 md:grow-0 md:basis-auto">
        {/* The name stands beside the picture whole, or wraps out of sight. */}
        <Link
          to={homePath}
          className="flex h-11 flex-wrap gap-x-2 overflow-clip text-base font-bold"
        >
          <span className="flex h-11 items-center">
            <Logo logos={logos} size={28} />
          </span>
          {/* Between a phone and a desktop the areas need its room. */}
          <span dir="auto" className="truncate leading-11 md:max-lg:sr-only">
            {useProductName()}
          </span>
        </Link>
      </div>
      {mode === 'dev' && <small className="text-muted">{t('product.test')}</small>}
      <div className="hidden min-w-0 grow md:block">
        <MainNav place="header" />
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end md:shrink-0">
        {search}
        <Popover
          className={headerPanel}
          label={t('theme.label')}
          button={<SunMoon aria-hidden className="size-5" />}
        >
          <ThemeChoice />
        </Popover>
        <Popover
          className={headerPanel}
          label={t('language.switch')}
          button={<Globe aria-hidden className="size-5" />}
        >
          <LanguageList />
        </Popover>
        {children}
      </div>
    </header>
  );
}
