import { ApiError, NoAnswer } from '@xiongmao/api/client';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/**
 * What is told of what failed: a read's own words, else the system's (product spec §8). Only who got no answer
 * is asked to look to their network.
 */
export function useFailureHint() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (error instanceof NoAnswer) return t('error.networkHint');
    return (error instanceof ApiError && error.text) || t('error.system');
  };
}
