import type { BackOffice } from '@xiongmao/auth/back-office';
import { Popover } from '@xiongmao/ui/popover';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useConfig } from '../config.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Sidebar } from './sidebar.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface LayoutProps extends Pick<BackOffice, 'changeLocale'> {
  children: ReactNode;
}

const atEnd = 'end-2 top-13 md:top-15';

/** The frame of every screen: the menu beside it, or behind a button on a phone. */
export function Layout({ changeLocale, children }: LayoutProps) {
  const { t } = useTranslation(['console', 'common']);
  const { logo } = useConfig();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 bg-accent p-3 text-sm text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {t('common:nav.skipToContent')}
      </a>
      <header className="flex h-12 items-center gap-1 border-b border-line px-1 md:h-14 md:px-4">
        <div className="md:hidden">
          <Popover
            label={t('menu.label')}
            button={<Menu aria-hidden className="size-5" />}
            className="end-auto start-2 top-13"
          >
            <Sidebar />
          </Popover>
        </div>
        <Link to="/" className="flex min-h-11 items-center gap-2 text-base font-bold">
          <img src={logo} alt="" width={28} height={28} />
          {t('title')}
        </Link>
        <div className="ms-auto flex">
          <Popover
            label={t('theme.label')}
            button={<SunMoon aria-hidden className="size-5" />}
            className={atEnd}
          >
            <ThemeChoice />
          </Popover>
          <Popover
            label={t('language.label')}
            button={<Globe aria-hidden className="size-5" />}
            className={atEnd}
          >
            <LanguageChoice changeLocale={changeLocale} />
          </Popover>
        </div>
      </header>
      <div className="flex grow">
        <div className="hidden w-56 shrink-0 border-e border-line p-2 md:block">
          <Sidebar />
        </div>
        <main id="content" className="min-w-0 grow p-4 md:p-6">
          {children}
        </main>
      </div>
    </div>
  );
}
