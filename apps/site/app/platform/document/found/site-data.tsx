import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { homePath, searchPath } from '#app/paths.ts';
import { useConfig } from '../../app-context.ts';
import { useProductName } from '../product-name.ts';
import { DataBlock } from './data-block.tsx';
import { type Address, useAddress } from './use-address.ts';

/** What search engines read of the site: what it is called, whose it is, and how it is searched. */
export function SiteData() {
  const config = useConfig();
  const name = useProductName();
  const address = useAddress();
  return (
    <>
      <DataBlock data={import.meta.env.SSR && webSite(name, address)} />
      <DataBlock data={import.meta.env.SSR && organization(name, config, address)} />
    </>
  );
}

/** As Google asks for it: what is typed fills the name in the address. */
type Searching = SearchAction & { 'query-input': string };

export function webSite(name: string, address: Address): WithContext<WebSite> {
  const potentialAction: Searching = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${address.page(searchPath)}/{search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: address.page(homePath),
    potentialAction,
  };
}

export const organization = (
  name: string,
  { logos, contact }: Pick<RuntimeConfig, 'logos' | 'contact'>,
  address: Address,
): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: address.page(homePath),
  logo: address.file(logos.light),
  email: contact.email || undefined,
  telephone: contact.phone || undefined,
});
