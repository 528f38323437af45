import type { Protocol } from '@xiongmao/api/identity/protocols';
import { useI18n, useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '#app/platform/app-context.ts';
import { useProductName } from '#app/platform/document/product-name.ts';

interface Part {
  key: string;
  title: string;
  text: string;
}

/** The words of a page, with the operator's name and contact of this brand in them. */
export function useProtocol(protocol: Protocol): { title: string; summary: string; parts: Part[] } {
  const { t } = useTranslation('protocols');
  const i18n = useI18n();
  const { contact } = useConfig();
  const name = useProductName();

  function contactText(): string {
    const { email, phone } = contact;
    if (email && phone) return t('shell.contactBoth', { email, phone });
    return email || phone || t('shell.contactNone');
  }
  const values = { name, contact: contactText() };
  const part = (key: string): Part => {
    const area = `${protocol}.parts.${key}` as 'service.parts.accept';
    return { key, title: t(`${area}.title`, values), text: t(`${area}.text`, values) };
  };
  return {
    title: t(`${protocol}.title`),
    summary: t(`${protocol}.summary`),
    parts: i18n.namesIn(`protocols:${protocol}.parts`).map(part),
  };
}
