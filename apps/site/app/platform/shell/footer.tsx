import { useTranslation } from 'react-i18next';
import { useConfig } from '../app-context.ts';
import { useProductName } from '../product-name.ts';

/** Who speaks, and the brand's own links and contact where it has them. */
export function Footer() {
  const { t } = useTranslation();
  const { links, contact } = useConfig();
  const name = useProductName();
  return (
    <footer className="mx-auto flex w-full max-w-[90rem] flex-col gap-2 px-4 pt-12 pb-8 text-xs text-muted">
      <p>
        {name} · {t('product.tagline')}
      </p>
      {(links.length > 0 || contact.email) && (
        <ul className="flex flex-wrap gap-x-4">
          {links.map(({ name: text, href }) => (
            <li key={href}>
              <a
                href={href}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center md:min-h-6"
              >
                {text}
              </a>
            </li>
          ))}
          {contact.email && (
            <li>
              <a
                href={`mailto:${contact.email}`}
                className="inline-flex min-h-11 items-center md:min-h-6"
              >
                {t('footer.contact')}
              </a>
            </li>
          )}
        </ul>
      )}
    </footer>
  );
}
