import { type Named, productName } from './product-name.ts';
import { useTranslation } from './use-translation.ts';

export function useProductName(config: Named): string {
  return productName(config, useTranslation().t);
}
