import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '#app/platform/app-context.ts';
import { useProductName } from '#app/platform/document/product-name.ts';

/** Fills in what a page of words says of the brand: its name, and how it is reached. */
export function useFilled(): (text: string) => string {
  const { t } = useTranslation('pages');
  const { email, phone } = useConfig().contact;
  const name = useProductName();
  const contact =
    email && phone ? t('contactBoth', { email, phone }) : email || phone || t('contactNone');
  return (text) => text.replaceAll('{{name}}', name).replaceAll('{{contact}}', contact);
}
