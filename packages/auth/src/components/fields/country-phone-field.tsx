import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { Flag } from '@xiongmao/ui/flag';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { digitsOf } from '../../addresses/address.ts';
import type { NamedCountry } from '../../addresses/countries.ts';
import { firstFocus } from './first-focus.ts';
import { useForm } from './form.tsx';

const loadList = () => import('./country-list.tsx');
const CountryList = lazy(loadList);

interface CountryPhoneFieldProps {
  countries: readonly NamedCountry[];
  /** Undefined until the countries are there. */
  country: NamedCountry | undefined;
  onCountry: (country: NamedCountry) => void;
  value: string;
  onChange: (number: string) => void;
}

const longestNumber = 14;
const clean = (text: string) => digitsOf(text).slice(0, longestNumber);

/** A mobile number of any country: flag, abbreviation and area code open the list of them. */
export function CountryPhoneField(props: CountryPhoneFieldProps) {
  const { countries, country, onCountry, value, onChange } = props;
  const { t } = useTranslation('identity');
  const { faultOf } = useForm();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div>
      <TextField
        ref={firstFocus}
        name="address"
        type="tel"
        label={t('field.phone')}
        value={value}
        onChange={(text) => onChange(clean(text))}
        clean={clean}
        maxLength={longestNumber}
        inputMode="numeric"
        autoComplete="tel-national"
        faultId={faultOf('address')}
        start={
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => setOpen(!open)}
            // Fetched by the time it is clicked; what can't be fetched is told then.
            onPointerEnter={() => loadList().catch(() => null)}
            onFocus={() => loadList().catch(() => null)}
            className="-ms-3 flex min-h-11 shrink-0 items-center gap-1.5 border-e border-line ps-3 pe-2 text-sm md:min-h-10"
          >
            <span className="sr-only">{t('country.choose', { country: country?.name ?? '' })}</span>
            {country && <Flag country={country.countryAvatar} />}
            <span className="text-muted">{country?.countryAbbr}</span>
            <span dir="ltr" className="tabular">
              {country && `+${country.areaCode}`}
            </span>
            <ChevronDown aria-hidden className="size-4 text-muted" />
          </button>
        }
      />
      {open && countries.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-1 h-64" />}>
          <CountryList
            id={listId}
            countries={countries}
            chosen={country}
            onChoose={(next) => {
              onCountry(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
