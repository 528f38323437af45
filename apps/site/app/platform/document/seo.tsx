import { localeFacts, locales, withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { useConfig } from '../app-context.ts';
import { useLocale } from '../i18n.tsx';
import { ownAddress } from './found/own-address.ts';
import { type SharedKind, type SharedPicture, SharedTags } from './found/shared-tags.tsx';
import { useProductName } from './product-name.ts';

interface HeadProps {
  /** Of the page alone; the product's name is added. None: the product's name and tagline. */
  title?: string;
  description?: string;
  /** Search engines stay away. */
  hidden?: boolean;
  /** Where the page stands, if it is shown under other addresses, too. */
  path?: string;
  kind?: SharedKind;
  picture?: SharedPicture | null;
}

/** The page's title, description and addresses in every language; React lifts them into <head>. */
export function Head({
  title,
  description,
  hidden = false,
  path,
  kind = 'website',
  picture = null,
}: HeadProps) {
  const { t } = useTranslation();
  const { seo, siteUrl } = useConfig();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const name = useProductName();
  const shownTitle = title
    ? `${title} · ${name}`
    : seo.title || `${name} · ${t('product.tagline')}`;
  const shownDescription = description ?? (seo.description || t('product.description'));
  const own = ownAddress(path ?? pathname, search);
  const address = siteUrl + withLocale(own, locale);

  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={shownDescription} />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={shownDescription} />
      {import.meta.env.SSR && (
        <SharedTags {...{ name, locale, kind, picture, siteUrl }} url={hidden ? null : address} />
      )}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <link rel="alternate" hrefLang="x-default" href={siteUrl + own} />
          {locales.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={localeFacts[other].tag}
              href={siteUrl + withLocale(own, other)}
            />
          ))}
        </>
      )}
    </>
  );
}
