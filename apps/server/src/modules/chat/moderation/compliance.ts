import type { ChatRule } from '@xiongmao/api/chat/rules';

/** What the content filter says of a text. */
export interface Compliance {
  /** The rule that it breaks; null where it breaks none. */
  ruleBrokenBy(text: string): ChatRule | null;
}

export const allowsAll: Compliance = { ruleBrokenBy: () => null };
