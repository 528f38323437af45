import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Totals } from './revenue.tsx';

/** The days as a file for a spreadsheet. */
export function Export({ totals: { series } }: { totals: Totals }) {
  const { t } = useTranslation(['studio', 'anchors']);

  function save() {
    const heads = [
      t('anchorRevenue.day'),
      t('anchors:kind.unlock'),
      t('anchors:kind.gift'),
      t('board.revenue'),
    ];
    const lines = series.map(({ day, unlocks, gifts }) => [day, unlocks, gifts, unlocks + gifts]);
    const name = `revenue_${series[0]?.day}_${series.at(-1)?.day}.csv`;
    download(name, toCsv([heads, ...lines]));
  }

  return (
    <Button startIcon={<DownloadIcon />} onClick={save}>
      {t('anchorRevenue.export')}
    </Button>
  );
}
