import { longestText } from '@xiongmao/api/search/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { searchFieldId, searchPath } from '#app/paths.ts';
import { rememberSearch } from '../api/past-searches.ts';
import { readText } from '../api/search-address.ts';
import { typingMs } from '../api/search-queries.ts';

interface SearchFieldProps {
  text: string;
  /** Where what is found by a text stands. */
  to: (text: string) => string;
}

/** Looks for what is typed, when the typing rests; before the page's script runs, when it is sent. */
export function SearchField({ text, to }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  // Another search, as by the way back.
  if (given !== text) {
    setGiven(text);
    if (readText(typed) !== text) setTyped(text);
  }
  function look(): void {
    const next = readText(typed);
    if (next === text) return;
    const options = { replace: true, preventScrollReset: true };
    void navigate(next === '' ? searchPath : to(next), options);
  }
  const lookLater = useEffectEvent(look);
  useEffect(() => {
    if (readText(typed) === text) return;
    const timer = setTimeout(lookLater, typingMs);
    return () => clearTimeout(timer);
  }, [typed, text]);

  return (
    <Form
      role="search"
      action={searchPath}
      replace
      onSubmit={() => typed.trim() !== '' && rememberSearch(readText(typed))}
      className="flex gap-2 px-3 md:px-0"
    >
      <input
        id={searchFieldId}
        type="search"
        name="q"
        maxLength={longestText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Who goes on to what was found is not called back by a look that comes later.
        onBlur={look}
        // biome-ignore lint/a11y/noAutofocus: who comes without a text comes to type one
        autoFocus={text === ''}
        aria-label={t('title')}
        placeholder={t('placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        className={inputLook}
      />
      <Button type="submit" look="primary" aria-label={t('title')}>
        <Search aria-hidden className="size-4.5" />
      </Button>
    </Form>
  );
}
