import type { Provider as ProviderName } from '@xiongmao/api/identity/shapes';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { Pretended } from './adapters/sandbox.ts';
import { escapeHtml } from './mail-html.ts';

/** People to be with one click. */
export const madeUp: Pretended[] = [
  { subject: '1001', name: 'LinMei', email: 'lin.mei@example.org' },
  { subject: '1002', name: 'Amir' },
];

/** The page on which one says who one is at a third party; without script. */
export function sandboxPage(provider: ProviderName, state: string, locale: Locale): string {
  const { t } = i18nOf(locale);
  const named = { provider: t(`messages:provider.${provider}`) };
  const title = escapeHtml(t('messages:sandbox.title', named));
  const form = (inner: string) => `<form method="post" action="/dev/sign-in">
<input type="hidden" name="provider" value="${provider}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
${inner}
</form>`;
  const field = (name: string, label: string, more = '') =>
    `<label>${escapeHtml(label)}<input name="${name}" autocomplete="off" ${more}></label>`;
  const person = ({ subject, name, email }: Pretended) =>
    form(`<input type="hidden" name="subject" value="${subject}">
<input type="hidden" name="name" value="${name}">
<input type="hidden" name="email" value="${provider === 'google' ? (email ?? '') : ''}">
<button>${name}</button>`);

  return `<!doctype html>
<html lang="${localeFacts[locale].tag}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0 auto; max-width: 24rem; padding: 2rem 1rem; font: 16px/1.5 sans-serif; color: #13191f; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1rem; margin-block: 2rem 0.5rem }
form { margin-block-end: 0.5rem } label { display: block; margin-block-end: 0.75rem }
input { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; border: 1px solid #767b80; border-radius: 4px }
button { width: 100%; padding: 0.6rem; font: inherit; color: #13191f; background: #fea73a; border: 0; border-radius: 4px; cursor: pointer }
button[name=refuse] { background: #e6e8ea }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('messages:sandbox.lead', named))}</p>
<h2>${escapeHtml(t('messages:sandbox.known'))}</h2>
${madeUp.map(person).join('\n')}
<h2>${escapeHtml(t('messages:sandbox.own'))}</h2>
${form(`${field('subject', t('messages:sandbox.subject'), 'required maxlength="40"')}
${field('name', t('messages:sandbox.name'), 'maxlength="40"')}
${provider === 'google' ? field('email', t('messages:sandbox.email'), 'type="email" maxlength="100"') : ''}
<button>${escapeHtml(t('messages:sandbox.go'))}</button>`)}
${form(`<button name="refuse" value="1">${escapeHtml(t('messages:sandbox.refuse'))}</button>`)}
</main>
</body>
</html>
`;
}
