import { Autocomplete } from '@base-ui/react/autocomplete';
import { longestText } from '@xiongmao/api/search/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { foundPath } from '#app/paths.ts';
import { rememberSearch } from '../../api/past-searches.ts';
import { readText } from '../../api/search-address.ts';
import { typingMs } from '../../api/search-queries.ts';
import { FoundOptions, type OptionsOfOthers } from './found-options.tsx';
import { PastOptions } from './past-options.tsx';

export interface SearchPanelProps {
  shown: OptionsOfOthers;
  /** `leaving`: for another page, which takes the place of the panel's entry in the browser's history. */
  onClose: (leaving: boolean) => void;
}

/**
 * What is found as one types, over the page: arrow keys choose, Enter goes there or, with nothing chosen, to all that is
 * found, Escape closes it.
 */
export function SearchPanel({ shown, onClose }: SearchPanelProps) {
  const { t } = useTranslation(['search', 'common']);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState('');
  /** What is looked for: what was typed when the typing rested. */
  const [text, setText] = useState('');

  useEffect(() => {
    dialog.current!.showModal();
    return () => clearTimeout(timer.current);
  }, []);
  const leaving = useRef(false);
  const close = () => dialog.current!.close();
  function leave(): void {
    leaving.current = true;
    close();
  }

  function type(next: string): void {
    setTyped(next);
    clearTimeout(timer.current);
    const wanted = readText(next);
    if (wanted === '') setText('');
    else timer.current = setTimeout(setText, typingMs, wanted);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = readText(typed);
    if (wanted === '') return;
    rememberSearch(wanted);
    leave();
    void navigate(foundPath(wanted), { replace: true });
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one beside it
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={() => onClose(leaving.current)}
      onClick={(event) => event.target === dialog.current && close()}
      className="h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-surface pt-[env(safe-area-inset-top)] text-ink backdrop:bg-black/60 open:flex md:mx-auto md:mt-2 md:mb-auto md:h-auto md:max-h-[80dvh] md:max-w-2xl md:rounded-lg"
    >
      <Autocomplete.Root inline open mode="none" value={typed} onValueChange={type}>
        <search>
          <form
            onSubmit={submit}
            className="flex shrink-0 items-center gap-3 border-b border-line ps-4 pe-1"
          >
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <Autocomplete.Input
              ref={field}
              aria-label={t('title')}
              placeholder={t('placeholder')}
              maxLength={longestText}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={press}
              className="h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
            />
            <IconButton label={t('common:action.close')} onClick={close}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </form>
        </search>
        <div className="grow overflow-y-auto overscroll-contain p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {text === '' ? (
            <PastOptions onChoose={leave} onForget={() => field.current!.focus()} />
          ) : (
            <FoundOptions text={text} shown={shown} onChoose={leave} />
          )}
        </div>
      </Autocomplete.Root>
    </dialog>
  );
}
