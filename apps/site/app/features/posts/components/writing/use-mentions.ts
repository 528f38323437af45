import { useQueryClient } from '@tanstack/react-query';
import type { Writer } from '@xiongmao/api/posts/shapes';
import { useUid } from '@xiongmao/auth/account';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { knownWriters } from '../../api/known-writers.ts';

/** What is written of a name at the caret, behind an `@` that is not within a word. */
const begun = /(?<![\p{L}\p{N}_.@+-])@([a-z0-9]{0,24})$/iu;
const mostOffered = 5;

/** Who may be meant, and which of them Enter takes. */
export interface Offer {
  listId: string;
  people: readonly Writer[];
  at: number;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Offers people behind an `@`: arrow keys move, Enter takes, Escape sends them away. */
export function useMentions(
  onChange: (text: string) => void,
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement> | undefined,
) {
  const queries = useQueryClient();
  const uid = useUid() ?? null;
  const listId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const [offered, setOffered] = useState<Pick<Offer, 'people' | 'at'> | null>(null);
  const close = () => setOffered(null);

  function look(field: HTMLTextAreaElement): void {
    element.current = field;
    const { value, selectionStart, selectionEnd } = field;
    const [, name] =
      (selectionStart === selectionEnd && begun.exec(value.slice(0, selectionEnd))) || [];
    const people = name === undefined ? [] : knownWriters(queries, name, uid).slice(0, mostOffered);
    const isWhole =
      people.length === 1 && people[0]!.username.toLowerCase() === name?.toLowerCase();
    setOffered(people.length === 0 || isWhole ? null : { people, at: 0 });
  }

  function choose({ username }: Writer): void {
    const field = element.current!;
    const end = field.selectionEnd;
    const start = field.value.lastIndexOf('@', end - 1);
    field.setRangeText(`@${username} `, start, end, 'end');
    onChange(field.value);
    close();
  }

  /** Whether a key was for what is offered. */
  function take(key: string, { people, at }: Pick<Offer, 'people' | 'at'>): boolean {
    const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[key];
    if (step !== undefined) setOffered({ people, at: (at + step) % people.length });
    else if (key === 'Enter') choose(people[at]!);
    else if (key === 'Escape') close();
    else return false;
    return true;
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isPlain = !(event.nativeEvent.isComposing || event.ctrlKey || event.metaKey);
    if (offered && isPlain && take(event.key, offered)) {
      // The form is neither sent nor closed by what is meant for the list.
      event.preventDefault();
      event.stopPropagation();
    } else onKeyDown?.(event);
  }

  return {
    offer: offered && { listId, ...offered },
    choose,
    field: {
      onChange(event: ChangeEvent<HTMLTextAreaElement>) {
        onChange(event.target.value);
        look(event.target);
      },
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
        // Typing has looked already; here the caret has moved.
        if (offered) look(currentTarget);
      },
      onKeyDown: press,
      onBlur: close,
      ...(offered && {
        'aria-autocomplete': 'list' as const,
        'aria-haspopup': 'listbox' as const,
        'aria-controls': listId,
        'aria-activedescendant': optionId(listId, offered.at),
      }),
    },
  };
}
