import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Download from 'lucide-react/icons/download';
import type { Row } from '../../contract.ts';
import { figureNames, filterReasons } from '../figures/figures.ts';
import type { Period } from '../period.ts';

interface ExportButtonProps {
  /** Undefined until all are there. */
  rows: Row<'channel-days'>[] | undefined;
  period: Period;
}

const columns = ['rawVisits', ...figureNames] as const;

/** The days of every channel as a file for spreadsheets. */
export function ExportButton({ rows, period }: ExportButtonProps) {
  const { t } = useTranslation('console');

  function save(days: Row<'channel-days'>[]) {
    const heads = [
      t('statistics.day'),
      t('statistics.channel'),
      ...columns.map((name) => t(`figure.${name}`)),
      ...filterReasons.map((reason) =>
        t('statistics.filteredAs', { reason: t(`filter.${reason}`) }),
      ),
    ];
    const lines = days.map((row) => [
      row.day,
      row.channel,
      ...columns.map((name) => row[name]),
      ...filterReasons.map((reason) => row.filtered[reason] ?? 0),
    ]);
    download(`channels_${period.from}_${period.to}.csv`, toCsv([heads, ...lines]));
  }

  return (
    <Button onClick={() => rows && save(rows)} disabled={!rows}>
      <Download aria-hidden className="size-4" />
      {t('statistics.export')}
    </Button>
  );
}
