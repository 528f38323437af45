import { useProductName as useNameOf } from '@xiongmao/i18n/use-product-name';
import { useConfig } from '../app-context.ts';

export const useProductName = (): string => useNameOf(useConfig());
