import { withLocale } from '@xiongmao/i18n/locales';
import { useConfig } from '../app-context.ts';
import { useLocale } from '../i18n.tsx';

/** Where readers of feeds find what a page lists. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const { siteUrl } = useConfig();
  const href = siteUrl + withLocale(path, useLocale());
  return <link rel="alternate" type="application/rss+xml" title={title} href={href} />;
}
