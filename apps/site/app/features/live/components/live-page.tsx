import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { anchorListPath, customRoomsPath, roomsPath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';

const pages = [
  { name: 'match', to: roomsPath },
  { name: 'custom', to: customRoomsPath },
  { name: 'anchors', to: anchorListPath },
] as const;

interface LivePageProps {
  title: string;
  description: string;
  /** The list that it is. */
  at: (typeof pages)[number]['name'];
  children: ReactNode;
}

/** A list of rooms or of who streams: the others above it. */
export function LivePage({ title, description, at, children }: LivePageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head
        title={title}
        description={description}
        path={pages.find(({ name }) => name === at)?.to}
      />
      <h1 className="sr-only">{title}</h1>
      <LiveNav at={at} />
      {children}
    </main>
  );
}

function LiveNav({ at }: Pick<LivePageProps, 'at'>) {
  const { t } = useTranslation('live');
  return (
    <PageTabs
      label={t('nav.label')}
      pages={pages.map(({ name, to }) => ({ to, text: t(`nav.${name}`), isCurrent: name === at }))}
      className="border-b border-line"
    />
  );
}
