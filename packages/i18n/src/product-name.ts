import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { useTranslation } from './use-translation.ts';

/** What the product is called where no brand has named it. */
const usual = 'Xiongmao';

/** The brand's name; the texts hold the product's own in every language. */
export function useProductName({ projectName }: Pick<RuntimeConfig, 'projectName'>): string {
  const { t } = useTranslation();
  return projectName === usual ? t('product.name') : projectName;
}
