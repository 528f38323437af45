import type { PlayerRecord } from '@xiongmao/api/library/lines/shapes';
import { formatFixedPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useLocale } from '#app/platform/i18n.tsx';
import { useFigures } from '../lines/use-figures.ts';
import { DataTable } from '../table/data-table.tsx';
import { Section } from './section.tsx';

/** Kills by weapon, in all that is known of somebody. */
export function Weapons({ record }: { record: PlayerRecord }) {
  const { t } = useTranslation('lines');
  const { nameOf } = useFigures(record.gameId);
  const locale = useLocale();
  const rows = Object.entries(record.career.weapons ?? {}).map(([weapon, [kills, headshots]]) => ({
    weapon,
    kills,
    headshots,
  }));
  if (rows.length === 0) return <EmptyState text={t('empty')} />;
  const all = rows.reduce((sum, { kills }) => sum + kills, 0);
  return (
    <Section title={t('pages.sortWeaponTable')}>
      <DataTable
        caption={t('pages.sortWeaponTable')}
        rows={rows.toSorted((a, b) => b.kills - a.kills)}
        keyOf={({ weapon }) => weapon}
        name={{
          key: 'weapon',
          head: t('column.weapon'),
          by: ({ weapon }) => weapon,
          cell: ({ weapon }) => weapon,
        }}
        columns={[
          {
            key: 'kills',
            head: nameOf('kills'),
            by: ({ kills }) => kills,
            cell: ({ kills }) => kills,
          },
          {
            key: 'share',
            head: t('column.share'),
            by: ({ kills }) => kills,
            cell: ({ kills }) => formatFixedPercent(kills / all, locale),
          },
          {
            key: 'headshots',
            head: nameOf('headshots'),
            by: ({ headshots }) => headshots,
            cell: ({ headshots }) => headshots,
          },
          {
            key: 'headshotPercentage',
            head: nameOf('headshotPercentage'),
            by: ({ kills, headshots }) => headshots / kills,
            cell: ({ kills, headshots }) => formatFixedPercent(headshots / kills, locale),
          },
        ]}
      />
    </Section>
  );
}
