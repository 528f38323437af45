import type { BreadcrumbList, WithContext } from 'schema-dts';
import { DataBlock } from './data-block.tsx';
import { type Address, useAddress } from './use-address.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** What a page is part of, from above, itself last; told to search engines alone (`DataBlock`). */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] | false }) {
  const address = useAddress();
  return <DataBlock data={import.meta.env.SSR && trail && breadcrumbList(trail, address)} />;
}

export const breadcrumbList = (
  trail: readonly Crumb[],
  address: Address,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address.page(path),
  })),
});
