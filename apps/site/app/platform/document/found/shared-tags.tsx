import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { withoutResults } from '#app/paths.ts';
import { useViewer } from '../../app-context.ts';

/** A picture that stands for a page where it is shared. */
export interface SharedPicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page is, by the Open Graph. */
export type SharedKind = 'website' | 'article' | 'video.other' | 'profile';

interface SharedTagsProps {
  /** Null for a page that is nobody's business but the reader's. */
  url: string | null;
  name: string;
  locale: Locale;
  kind: SharedKind;
  picture: SharedPicture | null;
  siteUrl: string;
}

/** How a page looks where its address is shared: from the server alone, nobody else reads it (`Head`). */
export function SharedTags({ url, name, locale, kind, picture, siteUrl }: SharedTagsProps) {
  const { hides } = useViewer();
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={territoryOf(locale)} />
      {url !== null && (
        <>
          <meta property="og:url" content={hides ? sharedWithout(url) : url} />
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={territoryOf(other)} />
            ))}
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={new URL(picture.address, siteUrl).href} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

/** Whoever looks there for title and picture is told no result, either. */
const sharedWithout = (url: string): string =>
  url + (url.includes('?') ? withoutResults.replace('?', '&') : withoutResults);

/** Each page names all of them: to find them each time would be 0.1 ms of it. */
const territories = new Map<Locale, string>();

/** A language with its territory, as the Open Graph has them: `ar` → `ar_EG`. */
function territoryOf(locale: Locale): string {
  const { tag } = localeFacts[locale];
  const found =
    territories.get(locale) ?? `${tag.split('-')[0]}_${new Intl.Locale(tag).maximize().region}`;
  territories.set(locale, found);
  return found;
}
