import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../app-context.ts';
import { useProductName } from '../document/product-name.ts';
import { Link } from '../link.tsx';

/** The words that bind (product spec §2), and where to say something. */
const pages = [
  { name: 'terms', to: '/protocol/service' },
  { name: 'privacy', to: '/protocol/privacy' },
  { name: 'disclaimer', to: '/protocol/responsibility' },
  { name: 'permissions', to: '/protocol/power' },
  { name: 'complaints', to: '/protocol/complaint' },
  { name: 'channels', to: '/channel' },
  { name: 'cooperation', to: '/protocol/cooperation' },
  { name: 'contact', to: '/salesmartly' },
  { name: 'feedback', to: '/userInfo/feedback' },
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
        <ul className={line}>
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
