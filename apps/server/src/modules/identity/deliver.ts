import { codeMinutes } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { defaultLocale, isLocale, type Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type Address, readAddress } from './addresses.ts';
import { codeOf, deliverCode, findCode } from './codes.ts';
import type { IdentityContext } from './context.ts';
import { deliverLetter, findLetter, forgetLetter } from './letters.ts';
import { findByAddress } from './repository.ts';

/** What a person is sent. */
export interface Message {
  /** The same when it is sent again. */
  id: string;
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  /** What stands out in the text. */
  code: string | null;
  locale: Locale;
  at: Date;
}

/** Brings a message to its person; throws when it could not, and is tried again. */
export type Deliver = (message: Message) => Promise<void>;
export type Ways = Record<Message['channel'], Deliver>;

/** Sends codes and letters, each by its way. */
export function deliverMessages(context: IdentityContext, ways: Ways): void {
  const { db, clock, jobs, secret } = context;
  jobs.work(deliverCode, async ({ id, language }) => {
    const sent = await findCode(db, id, clock.now());
    if (!sent) return;
    const address = readAddress(sent.address);
    if (!(await mayHave(context, address, sent.purpose))) return;
    const locale = isLocale(language) ? language : defaultLocale;
    const { t } = i18nOf(locale);
    const code = codeOf(secret, id);
    await ways[address.kind]({
      id,
      to: sent.address,
      channel: address.kind,
      subject: t('messages:code.subject'),
      text: t(`messages:code.${sent.purpose}`, { code, minutes: codeMinutes }),
      code,
      locale,
      at: clock.now(),
    });
  });
  jobs.work(deliverLetter, async ({ id }) => {
    const letter = await findLetter(db, id);
    if (!letter) return;
    const { to, name, language: locale } = letter;
    const { t } = i18nOf(locale);
    const subject = t(`messages:letter.${name}.subject`);
    const text = t(`messages:letter.${name}.text`);
    await ways.mail({
      id,
      to,
      channel: 'mail',
      subject,
      text,
      code: null,
      locale,
      at: clock.now(),
    });
    await forgetLetter(db, id);
  });
}

/** A password can be reset only where there is an account; who asks can't tell the difference. */
async function mayHave(
  { db }: IdentityContext,
  address: Address,
  purpose: CodePurpose,
): Promise<boolean> {
  return purpose !== 'reset' || (await findByAddress(db, address)) !== null;
}
