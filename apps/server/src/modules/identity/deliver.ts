import { codeMinutes } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { isLocale, type Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type Address, addressOf } from './addresses.ts';
import { codeOf, deliverCode, findCode } from './codes.ts';
import { findByAddress } from './repository.ts';
import type { IdentityContext } from './sign-in.ts';

/** What a person is sent. */
export interface Message {
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code: string;
  at: Date;
}

/** Brings a message to its person; throws when it could not, and is tried again. */
export type Deliver = (message: Message) => Promise<void>;

/** Sends codes, each by its way. */
export function deliverCodes(
  context: IdentityContext,
  ways: Record<Message['channel'], Deliver>,
): void {
  const { db, clock, jobs, secret } = context;
  jobs.work(deliverCode, async ({ id, language }) => {
    const sent = await findCode(db, id);
    if (!sent) return;
    const address = readAddress(sent.address);
    if (!(await mayHave(context, address, sent.purpose))) return;
    const { t } = i18nOf(isLocale(language) ? language : ('zh_CN' satisfies Locale));
    const code = codeOf(secret, id);
    await ways[address.kind]({
      to: sent.address,
      channel: address.kind,
      subject: t('messages:code.subject'),
      text: t(`messages:code.${sent.purpose}`, { code, minutes: codeMinutes }),
      code,
      at: clock.now(),
    });
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

function readAddress(text: string): Address {
  const [area, mobile] = text.split(' ');
  return mobile ? addressOf(mobile, area!.slice(1)) : addressOf(text, '');
}
