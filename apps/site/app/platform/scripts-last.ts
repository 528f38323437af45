const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * The same page with its scripts asked for last. React hoists their preloads above the style sheet, where
 * they would take its turn on the line: what a fan came for is in the HTML, and is painted first.
 */
export function scriptsLast(html: string): string {
  const links = html.match(preloads) ?? [];
  const late = links.map((link) => link.replace('<link', '<link fetchpriority="low"'));
  return html.replace(preloads, '').replace('</body>', () => `${late.join('')}</body>`);
}
