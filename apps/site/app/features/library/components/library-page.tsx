import type { ReactNode } from 'react';
import { Head } from '#app/platform/document/seo.tsx';

interface LibraryPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One of the data centre's pages. */
export function LibraryPage({ title, description, children }: LibraryPageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head title={title} description={description} />
      {children}
    </main>
  );
}
