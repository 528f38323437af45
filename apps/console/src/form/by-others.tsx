import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useAccount } from '../account.ts';

interface ByOthersProps {
  /** Uids of those whom it concerns. */
  concerned: readonly (number | null)[];
  children: ReactNode;
}

/** What may be decided by anyone but those whom it concerns: they read why it is not theirs. */
export function ByOthers({ concerned, children }: ByOthersProps) {
  const { t } = useTranslation('console');
  const uid = useAccount()?.uid;
  if (uid === undefined) return null;
  if (!concerned.includes(uid)) return children;
  return <p className="text-sm text-muted">{t('decision.own')}</p>;
}
