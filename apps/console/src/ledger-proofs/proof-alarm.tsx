import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import type { Failure } from '../providers/failure.ts';

/** Says aloud that the ledger did not hold when it was last proven; nothing while it does. */
export function ProofAlarm() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { result } = useList<Row<'ledger-proofs'>, Failure>({
    resource: 'ledger-proofs',
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: 1 },
    errorNotification: false,
  });
  const [newest] = result.data;
  if (!newest || newest.violations.length === 0) return null;
  return (
    <Link
      to="/ledger-proofs"
      role="alert"
      className="flex items-center gap-3 rounded-lg border-2 border-loss bg-surface p-4 text-loss"
    >
      <ShieldAlert aria-hidden className="size-8 shrink-0" />
      <span>
        <strong className="block text-base">
          {t('proofs.broken', { count: newest.violations.length })}
        </strong>
        <span className="tabular text-sm">{t('proofs.at', { moment: moment(newest.at) })}</span>
      </span>
    </Link>
  );
}
