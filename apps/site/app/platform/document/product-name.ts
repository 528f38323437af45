import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../app-context.ts';

/** The texts hold the default channel's name in every language; other channels bring their own. */
export function useProductName(): string {
  const { t } = useTranslation();
  const { channel, projectName } = useConfig();
  return channel === 'xiongmao' ? t('product.name') : projectName;
}
