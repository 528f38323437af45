import { codeMinutes, undoDays } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { defaultLocale, isLocale, type Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type Address, readAddress, shortened } from '../addresses/addresses.ts';
import { findChange, undoToken } from '../addresses/changes.ts';
import type { IdentityContext } from '../context.ts';
import { findByAddress } from '../repository.ts';
import { codeOf, deliverCode, findCode } from './codes.ts';
import type { LetterType } from './define-letter.ts';
import { deliverLetter, findLetter, forgetLetter, type Letter, settingsPath } from './letters.ts';
import { oneClickPath, stopKey, unsubscribePath } from './stop-mails.ts';

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
  /** Where a mail program's own button stops mails of the kind; null for what is always sent. */
  stop: string | null;
  locale: Locale;
  at: Date;
}

/** Brings a message to its person; throws when it could not, and is tried again. */
export type Deliver = (message: Message) => Promise<void>;
export type Ways = Record<Message['channel'], Deliver>;

/** Sends codes and letters, each by its way. A letter that is not listed fails. */
export function deliverMessages(
  context: IdentityContext,
  ways: Ways,
  letters: readonly LetterType[],
): void {
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
      stop: null,
      locale,
      at: clock.now(),
    });
  });
  jobs.work(deliverLetter, async ({ id }) => {
    const letter = await findLetter(db, id);
    if (!letter) return;
    const { to, language: locale } = letter;
    const type = letters.find(({ name }) => name === letter.name);
    if (!type) throw new Error(`No letter is called ${letter.name}`);
    const key = `messages:letter.${type.name}` as 'messages:letter.addressChanged';
    const stop = keyOf(context, letter);
    const { t } = i18nOf(locale);
    const values = await valuesOf(context, letter);
    // Undone already, by another letter.
    if (!values) return forgetLetter(db, id);
    const subject = t(`${key}.subject`, values);
    const text = t(`${key}.text`, values);
    const { kind } = readAddress(to);
    await ways[kind]({
      id,
      to,
      channel: kind,
      subject,
      text,
      code: null,
      stop: stop && linkTo(context, oneClickPath(stop)),
      locale,
      at: clock.now(),
    });
    await forgetLetter(db, id);
  });
}

async function valuesOf(
  context: IdentityContext,
  letter: Letter,
): Promise<Record<string, string | number> | null> {
  const { path, ...values } = letter.values;
  if (letter.changeId !== null) return undoValues(context, letter.changeId);
  if (!path) return values;
  const key = keyOf(context, letter);
  return {
    ...values,
    link: linkTo(context, path),
    stop: linkTo(context, key ? unsubscribePath(key) : settingsPath),
    settings: linkTo(context, settingsPath),
  };
}

const linkTo = ({ env }: IdentityContext, path: string): string => new URL(path, env.SITE_URL).href;

/** By what mails as this one are stopped; null for what is always sent. */
function keyOf({ secret }: IdentityContext, { accountId, values }: Letter): string | null {
  const { kind } = values;
  return accountId === null || !kind ? null : stopKey(secret, { accountId, kind });
}

/** What a letter tells of a change, and the link that undoes it; null once it can't be undone. */
async function undoValues(
  { db, clock, env, secret }: IdentityContext,
  changeId: number,
): Promise<{ address: string; link: string; days: number } | null> {
  const change = await findChange(db, changeId, clock.now());
  if (!change) return null;
  const link = new URL('/undo', env.SITE_URL);
  // What stands behind # is told to no server by the browser that opens it.
  link.hash = undoToken(secret, change.id);
  return { address: shortened(change.added), link: link.href, days: undoDays };
}

/** A password can be reset only where there is an account; who asks can't tell the difference. */
async function mayHave(
  { db }: IdentityContext,
  address: Address,
  purpose: CodePurpose,
): Promise<boolean> {
  return purpose !== 'reset' || (await findByAddress(db, address)) !== null;
}
