import type { Protocol } from '@xiongmao/api/identity/protocols';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#app/platform/app-context.ts';
import { useProductName } from '#app/platform/product-name.ts';

interface Part {
  key: string;
  title: string;
  text: string;
}

/** The words of a page, with the operator's name and contact of this brand in them. */
export function useProtocol(protocol: Protocol): { title: string; summary: string; parts: Part[] } {
  const { t } = useTranslation('protocols');
  const { contact } = useConfig();
  const name = useProductName();

  function contactText(): string {
    const { email, phone } = contact;
    if (email && phone) return t('shell.contactBoth', { email, phone });
    return email || phone || t('shell.contactNone');
  }
  const parts = t(`${protocol}.parts`, {
    returnObjects: true,
    name,
    contact: contactText(),
  }) as unknown as Record<string, Omit<Part, 'key'>>;
  return {
    title: t(`${protocol}.title`),
    summary: t(`${protocol}.summary`),
    parts: Object.entries(parts).map(([key, part]) => ({ key, ...part })),
  };
}
