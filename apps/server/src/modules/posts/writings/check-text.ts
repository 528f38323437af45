import type { ChatRule } from '@xiongmao/api/chat/rules';
import { type Chat, findLink, shownText } from '#modules/chat/index.ts';
import type { ModuleContext } from '#platform/module.ts';

/** A text as it is kept, and what the rules say of it. */
export interface Checked {
  text: string;
  /** The rule that it breaks, as the content filter finds. */
  breaks: ChatRule | null;
  hasLink: boolean;
}

export type CheckText = (given: string) => Checked;

/** Lines as they are shown, one empty one between them at most. */
const shownLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(shownText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export function createCheckText({ env }: Pick<ModuleContext, 'env'>, chat: Chat): CheckText {
  const ownHost = new URL(env.SITE_URL).hostname;
  return (given) => {
    const text = shownLines(given);
    // What is broken over lines is read as one, too.
    const read = text.replaceAll('\n', ' ');
    return {
      text,
      breaks: chat.ruleBrokenBy(read),
      hasLink: findLink(read, ownHost),
    };
  };
}
