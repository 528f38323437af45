import { ApiError } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What is told of a read that failed: its words, else the system's (product spec §8); of no answer, the network. */
export function useFailureHint() {
  const { t } = useTranslation();
  return (error: unknown): string =>
    error instanceof ApiError ? error.text || t('error.system') : t('error.networkHint');
}
