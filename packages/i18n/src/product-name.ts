import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';

/** What the product is called where no brand has named it. */
const usual = 'Xiongmao';

export type Named = Pick<RuntimeConfig, 'projectName'>;

/** The brand's name; the texts hold the product's own in every language. */
export const productName = ({ projectName }: Named, t: (key: 'product.name') => string): string =>
  projectName === usual ? t('product.name') : projectName;
