import type { ReactNode } from 'react';
import { Head } from '#app/platform/document/seo.tsx';
import { ExpertsNav } from './experts-nav.tsx';

interface ExpertsPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One of the pages about experts: the others above it. */
export function ExpertsPage({ title, description, children }: ExpertsPageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head title={title} description={description} />
      <h1 className="sr-only">{title}</h1>
      <ExpertsNav />
      {children}
    </main>
  );
}
