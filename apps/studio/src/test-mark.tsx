import { Chip } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from './config.ts';

/** Where the brand is only a test. */
export function TestMark() {
  const { t } = useTranslation('common');
  const { mode } = useConfig();
  if (mode !== 'dev') return null;
  return <Chip size="small" label={t('product.test')} sx={{ marginInlineEnd: 1 }} />;
}
