import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { accountPath, boxesPath, mallPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import { OwnGold } from './own-gold.tsx';

interface MallPageProps {
  title: string;
  description: string;
  /** The list that it is, or is part of. */
  at: 'shop' | 'boxes';
  /** Whether its title stands in what it shows. */
  hasHeading?: boolean;
  /** Search engines stay away. */
  hidden?: boolean;
  children: ReactNode;
}

/** A page of the mall: the others above it, and what one has to spend. */
export function MallPage(props: MallPageProps) {
  const { title, description, at, hasHeading = false, hidden = false, children } = props;
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head title={title} description={description} hidden={hidden} />
      {!hasHeading && <h1 className="sr-only">{title}</h1>}
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line">
        <MallNav at={at} />
        <OwnGold />
      </div>
      {children}
    </main>
  );
}

function MallNav({ at }: Pick<MallPageProps, 'at'>) {
  const { t } = useTranslation('mall');
  const { blindBoxes } = useConfig();
  const pages = [
    { name: 'shop', to: mallPath },
    ...(blindBoxes ? [{ name: 'boxes', to: boxesPath } as const] : []),
    { name: 'redemptions', to: accountPath('exchange') },
  ] as const;
  return (
    <PageTabs
      label={t('nav.label')}
      pages={pages.map(({ name, to }) => ({ to, text: t(`nav.${name}`), isCurrent: name === at }))}
      className="min-w-0 grow"
    />
  );
}
