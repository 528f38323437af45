import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  accountPath,
  channelPath,
  contactPath,
  dataPath,
  newsPath,
  pagePath,
  postsPath,
  spoilersPath,
  videosPath,
} from '#app/paths.ts';
import { useConfig } from '../app-context.ts';
import { useProductName } from '../document/product-name.ts';
import { Link } from '../link.tsx';

/** What there is to look up, the words that bind (product spec §2), and where to say something. */
const pages = [
  { name: 'data', to: dataPath('soccer') },
  { name: 'posts', to: postsPath },
  { name: 'news', to: newsPath() },
  { name: 'videos', to: videosPath() },
  { name: 'about', to: pagePath('about') },
  { name: 'certificate', to: pagePath('certificate') },
  { name: 'terms', to: pagePath('service') },
  { name: 'privacy', to: pagePath('privacy') },
  { name: 'disclaimer', to: pagePath('responsibility') },
  { name: 'permissions', to: pagePath('power') },
  { name: 'complaints', to: pagePath('complaint') },
  { name: 'channels', to: channelPath },
  { name: 'cooperation', to: pagePath('cooperation') },
  { name: 'contact', to: contactPath },
  { name: 'feedback', to: accountPath('feedback') },
  { name: 'spoilers', to: spoilersPath },
] as const;

const line = 'flex flex-wrap gap-x-4';
const entry = 'inline-flex min-h-11 items-center hover:text-ink md:min-h-6';

/** Who speaks, by which rules, where they are reached, and the brand's own links. */
export function Footer() {
  const { t } = useTranslation();
  const { links } = useConfig();
  const name = useProductName();
  return (
    <footer className="mx-auto flex w-full max-w-[90rem] flex-col gap-2 px-4 pt-12 pb-8 text-xs text-muted print:hidden">
      <p>
        {name} · {t('product.tagline')}
      </p>
      <nav aria-label={t('footer.label')}>
        <ul className={line}>
          {pages.map((page) => (
            <li key={page.name}>
              {/* Seldom wanted: nothing is fetched ahead until it is pointed at. */}
              <Link to={page.to} prefetch="intent" className={entry}>
                {t(`footer.${page.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {links.length > 0 && (
        <ul aria-label={t('footer.links')} className={line}>
          {links.map(({ name: text, href }) => (
            <li key={href}>
              <a href={href} rel="noreferrer" className={entry}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
