import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { yuanOf } from '#modules/wallet/index.ts';
import type { SandboxOrder } from './sandbox-orders.ts';

/** What can be done at the sandbox's page, in its order. */
export const sandboxActions = [
  'pay',
  'late',
  'twice',
  'outOfOrder',
  'wrongAmount',
  'forge',
  'close',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** The page on which one pays without money: its title, and what stands below. */
export function sandboxPage(
  { orderNo, method, fen, subject, state }: SandboxOrder,
  given: { payment: number; told: 'success' | 'fail' | undefined; locale: Locale },
): { title: string; body: string } {
  const { t } = i18nOf(given.locale);
  const named = { method: t(`messages:payMethod.${method}`) };
  const line = (text: string) => `<p>${escapeMarkup(text)}</p>`;
  const button = (action: SandboxAction) =>
    `<form method="post" action="/dev/pay/${orderNo}">
<input type="hidden" name="payment" value="${given.payment}">
<button name="action" value="${action}"${action === 'pay' ? '' : ' class="quiet"'}>${escapeMarkup(t(`messages:paySandbox.action.${action}`))}</button>
</form>`;
  const body = [
    line(t('messages:paySandbox.lead', named)),
    line(t('messages:paySandbox.order', { subject, amount: `¥${yuanOf(fen)}` })),
    `<p><code>${orderNo}</code></p>`,
    given.told
      ? `<p role="status">${escapeMarkup(t(`messages:paySandbox.told.${given.told}`))}</p>`
      : '',
    state === 'open'
      ? sandboxActions.map(button).join('\n')
      : line(t(`messages:paySandbox.over.${state}`)),
  ];
  return { title: t('messages:paySandbox.title', named), body: body.join('\n') };
}
