import { ApiError } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What went wrong with a call, for a person: inline, where they are (product spec §8). */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof ApiError) return error.text ?? t('error.system');
    // Nothing answered.
    if (error instanceof TypeError) return t('error.request');
    throw error;
  };
}
