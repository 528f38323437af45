import { Combobox } from '@base-ui/react/combobox';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Flag } from '@xiongmao/ui/flag';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useState } from 'react';
import { findCountries, type NamedCountry } from '../../addresses/countries.ts';

interface CountryListProps {
  id: string;
  countries: readonly NamedCountry[];
  chosen: NamedCountry | undefined;
  onChoose: (country: NamedCountry) => void;
  onClose: () => void;
}

/** Countries to choose from: typing narrows them, arrow keys move, Enter chooses, Escape closes. */
export default function CountryList(props: CountryListProps) {
  const { id, countries, chosen, onChoose, onClose } = props;
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Neither the form nor the dialog hears of it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      items={countries}
      filteredItems={findCountries(countries, typed)}
      itemToStringLabel={({ name }: NamedCountry) => name}
      value={chosen ?? null}
      inputValue={typed}
      onInputValueChange={setTyped}
    >
      <div id={id} className="mt-1 rounded-sm border border-line bg-page">
        <div className="flex items-center gap-2 border-b border-line px-3 outline-accent -outline-offset-2 has-[input:focus-visible]:outline-2">
          <Search aria-hidden className="size-4 text-muted" />
          <Combobox.Input
            // The list was opened to search in it.
            autoFocus
            aria-label={t('country.search')}
            placeholder={t('country.search')}
            onKeyDown={press}
            className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted md:h-9 md:text-sm"
          />
        </div>
        <Combobox.List aria-label={t('country.label')} className="max-h-52 overflow-y-auto p-1">
          {(country: NamedCountry) => (
            <Combobox.Item
              key={country.countryAbbr}
              value={country}
              onClick={() => onChoose(country)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-raised data-highlighted:bg-raised md:min-h-8"
            >
              <Flag country={country.countryAvatar} />
              <span className="grow truncate">{country.name}</span>
              <span dir="ltr" className="text-muted tabular">
                +{country.areaCode}
              </span>
            </Combobox.Item>
          )}
        </Combobox.List>
        <Combobox.Empty className="text-sm text-muted not-empty:p-3 not-empty:pt-0">
          {t('country.none')}
        </Combobox.Empty>
      </div>
    </Combobox.Root>
  );
}
