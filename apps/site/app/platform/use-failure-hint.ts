import { ApiError } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What is told of a read that failed: the server's words, as of a failed write; else to try again. */
export function useFailureHint() {
  const { t } = useTranslation();
  return (error: unknown): string =>
    (error instanceof ApiError && error.text) || t('error.networkHint');
}
