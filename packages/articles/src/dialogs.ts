import type { NamedLink } from '@xiongmao/api/news/shapes';
import type { ComponentType } from 'react';

/** A picture between the words: which, and what it shows in the language of the text. */
export interface ShownPicture {
  id: number;
  address: string;
  alt: string;
}

export interface AskingProps<Asked> {
  isOpen: boolean;
  onClose: () => void;
  onDone: (answer: Asked) => void;
}

/** What the editor's tools ask for, in dialogs of each office's own. */
export interface Dialogs {
  /** Where words are to lead; `href` is where they lead already, if anywhere. */
  Link: ComponentType<AskingProps<string> & { href: string | null; onRemove: () => void }>;
  /** `picture` is the one that is chosen already, if any. */
  Picture: ComponentType<AskingProps<ShownPicture> & { picture: ShownPicture | null }>;
  /** A match, a team or a player. */
  Card: ComponentType<AskingProps<NamedLink>>;
  Plan: ComponentType<AskingProps<NamedLink>>;
}
