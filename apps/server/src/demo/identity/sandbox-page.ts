import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { Pretended } from './sandbox.ts';

/** People to be with one click. */
export const madeUp: Pretended[] = [
  { subject: '1001', name: 'LinMei', email: 'lin.mei@example.org' },
  { subject: '1002', name: 'Amir' },
];

/** The page on which one says who one is at a third party: its title, and what stands below. */
export function sandboxPage(
  provider: ProviderName,
  state: string,
  locale: Locale,
): { title: string; body: string } {
  const { t } = i18nOf(locale);
  const named = { provider: t(`messages:provider.${provider}`) };
  const form = (inner: string) => `<form method="post" action="/dev/sign-in">
<input type="hidden" name="provider" value="${provider}">
<input type="hidden" name="state" value="${escapeMarkup(state)}">
${inner}
</form>`;
  const field = (name: string, label: string, more = '') =>
    `<label>${escapeMarkup(label)}<input name="${name}" autocomplete="off" ${more}></label>`;
  const person = ({ subject, name, email }: Pretended) =>
    form(`<input type="hidden" name="subject" value="${subject}">
<input type="hidden" name="name" value="${name}">
<input type="hidden" name="email" value="${provider === 'google' ? (email ?? '') : ''}">
<button>${name}</button>`);

  const body = `<p>${escapeMarkup(t('messages:sandbox.lead', named))}</p>
<h2>${escapeMarkup(t('messages:sandbox.known'))}</h2>
${madeUp.map(person).join('\n')}
<h2>${escapeMarkup(t('messages:sandbox.own'))}</h2>
${form(`${field('subject', t('messages:sandbox.subject'), 'required maxlength="40"')}
${field('name', t('messages:sandbox.name'), 'maxlength="40"')}
${provider === 'google' ? field('email', t('messages:sandbox.email'), 'type="email" maxlength="100"') : ''}
<button>${escapeMarkup(t('messages:sandbox.go'))}</button>`)}
${form(`<button class="quiet" name="refuse" value="1">${escapeMarkup(t('messages:sandbox.refuse'))}</button>`)}`;
  return { title: t('messages:sandbox.title', named), body };
}
