import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { ProofAlarm } from './proof-alarm.tsx';

type Proof = Row<'ledger-proofs'>;
const column = columnsOf<Proof>();

/** Whether the ledger held, each time that it was proven. */
export function ProofList() {
  const { t } = useTranslation('console');
  const rows = useRows('ledger-proofs', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('proofs.title')}
      hint={t('proofs.hint')}
      notice={<ProofAlarm />}
      columns={useProofColumns()}
      rows={rows}
      empty={t('proofs.empty')}
      emptyHint={t('proofs.emptyHint')}
      detail={(proof) => <Violations {...proof} />}
    />
  );
}

function useProofColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('at', {
        header: t('gold.at'),
        meta: { onPhone: 'head', className: 'tabular whitespace-nowrap font-semibold' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('transfers', {
        header: t('gold.transfers'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('violations', {
        header: t('proofs.result'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => {
          const violations: Proof['violations'] = getValue();
          return violations.length === 0 ? (
            <StateLabel tone="good">{t('proofs.holds')}</StateLabel>
          ) : (
            <strong className="rounded-sm bg-loss px-2 py-0.5 text-xs text-page">
              {t('proofs.violations', { count: violations.length })}
            </strong>
          );
        },
      }),
    ],
    [t, count, moment],
  );
}

function Violations({ violations }: Proof) {
  const { t } = useTranslation('console');
  if (violations.length === 0) return <p className="text-sm text-muted">{t('proofs.allHold')}</p>;
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {violations.map(({ name, rule, what }) => (
        <div key={`${rule} ${what}`}>
          <dt className="font-semibold text-loss">
            {t(`proofRule.${name}` as 'proofRule.reversalFits', { defaultValue: rule })}
          </dt>
          <dd className="font-mono text-xs break-all">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
