/**
 * What search engines read of a page, in the words of schema.org. It is written where `import.meta.env.SSR` says so:
 * the browser has no use for it, and its code leaves the build. A data block is no script: no policy is asked for it.
 */
export function DataBlock({ data }: { data: object | false }) {
  const html = data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
