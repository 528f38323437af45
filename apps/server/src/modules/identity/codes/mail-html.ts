import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import type { Message } from './deliver.ts';

/** A mail for those who read HTML: the same words, the code larger, links to be followed. */
export function mailHtml({ text, code, subject, locale }: Message): string {
  const words = escapeMarkup(text);
  const shown = code
    ? words.replace(code, `<strong style="font-size:24px;letter-spacing:2px">${code}</strong>`)
    : words.replace(/https?:\/\/[\w\-./?#=&;%~:]*[\w/]/g, '<a href="$&">$&</a>');
  return `<!doctype html>
<html lang="${localeFacts[locale].tag}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#13191f;font:16px/1.6 sans-serif">
<p style="max-width:36em;margin:0 auto;white-space:pre-line">${shown}</p>
</body>
</html>
`;
}
