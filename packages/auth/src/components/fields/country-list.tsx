import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Flag } from '@xiongmao/ui/flag';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findCountries, type NamedCountry } from '../../addresses/countries.ts';

interface CountryListProps {
  id: string;
  countries: readonly NamedCountry[];
  chosen: NamedCountry | undefined;
  onChoose: (country: NamedCountry) => void;
  onClose: () => void;
}

/** Countries to choose from: typing narrows them, arrow keys move, Enter chooses, Escape closes. */
export function CountryList({ id, countries, chosen, onChoose, onClose }: CountryListProps) {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      countries.findIndex(({ countryAbbr }) => countryAbbr === chosen?.countryAbbr),
      0,
    ),
  );
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = findCountries(countries, typed);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt(Math.min(Math.max(at + step, 0), found.length - 1));
    else if (event.key === 'Enter') found[at] && onChoose(found[at]);
    else if (event.key === 'Escape') onClose();
    else return;
    // Neither the form nor the dialog hears of it.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div id={id} className="mt-1 rounded-sm border border-line bg-page">
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 text-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the list was opened to search in it
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found[at] ? optionId(at) : undefined}
          aria-autocomplete="list"
          aria-label={t('country.search')}
          placeholder={t('country.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted md:h-9 md:text-sm"
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('country.label')}
        className="max-h-52 overflow-y-auto p-1"
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search box's
          <div
            key={country.countryAbbr}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onChoose(country)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-raised aria-selected:bg-raised md:min-h-8"
          >
            <Flag country={country.countryAvatar} />
            <span className="grow truncate">{country.name}</span>
            <span dir="ltr" className="text-muted tabular">
              +{country.areaCode}
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="p-3 pt-0 text-sm text-muted">{t('country.none')}</p>}
    </div>
  );
}
