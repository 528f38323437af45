const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * The same page with its scripts asked for last. React hoists their preloads above the style sheet, where
 * they would take its turn on the line: what a fan came for is in the HTML, and is painted first.
 */
export function scriptsLast(html: string): string {
  const body = html.indexOf('<body');
  const end = html.lastIndexOf('</body>');
  const head = html.slice(0, body);
  const links = head.match(preloads) ?? [];
  const late = links.map((link) => link.replace('<link', '<link fetchpriority="low"')).join('');
  return head.replace(preloads, '') + html.slice(body, end) + late + html.slice(end);
}
