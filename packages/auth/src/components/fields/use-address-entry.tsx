import { useQuery } from '@tanstack/react-query';
import { mainland } from '@xiongmao/api/identity/rules';
import { callQuery } from '@xiongmao/api/react';
import { useI18n } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useMemo, useState } from 'react';
import type { Address } from '../../addresses/address.ts';
import { firstCountry, type NamedCountry, nameCountries } from '../../addresses/countries.ts';
import { useAuth } from '../../auth-context.ts';
import { CountryPhoneField } from './country-phone-field.tsx';
import { EmailField } from './email-field.tsx';

/** The server's countries, named; empty until they are there. */
function useCountries(): readonly NamedCountry[] {
  const { api } = useAuth();
  const tag = useI18n().language;
  const query = callQuery(api, 'GET /login/loginCountryList', {});
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => nameCountries(data ?? [], tag), [data, tag]);
}

/**
 * An e-mail address or a phone number of any country, what is entered kept while one changes between
 * them. With `orName` a username stands for an e-mail address.
 */
export function useAddressEntry(
  kind: Address['kind'],
  orName: boolean,
): { address: Address; field: ReactNode } {
  const countries = useCountries();
  const [chosen, setChosen] = useState<NamedCountry>();
  const [email, setEmail] = useState('');
  const [number, setNumber] = useState('');
  const country = chosen ?? firstCountry(countries, navigator.languages);

  if (kind === 'email') {
    return {
      address: { kind, email },
      field: <EmailField orName={orName} value={email} onChange={setEmail} />,
    };
  }
  return {
    address: { kind, areaCode: country?.areaCode ?? mainland, number },
    field: (
      <CountryPhoneField
        countries={countries}
        country={country}
        onCountry={setChosen}
        value={number}
        onChange={setNumber}
      />
    ),
  };
}
