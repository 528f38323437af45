import { z } from 'zod';
import { longestHref, longestLinkName, mostLinks, pageNames, severities } from './rules.ts';

/** Something that the operator says above every page. */
export const proclamation = z.object({
  id: z.int(),
  severity: z.enum(severities),
  text: z.string(),
  /** The locale that the text is in: the reader's, or what stands in for it. */
  locale: z.string(),
  /** A path of the site, or an https address. */
  link: z.string().nullable(),
  dismissible: z.boolean(),
});
export type Proclamation = z.infer<typeof proclamation>;

/** What a page says in a language; `body` as `partsOf` reads it, with `{{name}}` and `{{contact}}` of the brand. */
export const pageText = z.strictObject({
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().max(500),
  body: z.string().trim().min(1).max(60_000),
});
export type PageText = z.infer<typeof pageText>;

/** A version of a page, in the reader's language or what stands in for it. */
export const shownPage = pageText.extend({
  page: z.enum(pageNames),
  number: z.int(),
  locale: z.string(),
  /** The day from which it holds, or held, in the brand's zone; null where nobody has said. */
  from: z.iso.date().nullable(),
  /** Those that hold or held, the newest first. */
  versions: z.array(z.object({ number: z.int(), from: z.iso.date().nullable() })),
});
export type ShownPage = z.infer<typeof shownPage>;

/** Links of the footer: pages elsewhere, by their names. */
export const friendlyLinks = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(longestLinkName),
      href: z
        .string()
        .trim()
        .max(longestHref)
        .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
    }),
  )
  .max(mostLinks);

/** How the operator is reached, and whom they link to, as editors keep it; null: as the installation was set up. */
export const siteDetails = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  links: friendlyLinks.nullable(),
});
export type SiteDetails = z.infer<typeof siteDetails>;
