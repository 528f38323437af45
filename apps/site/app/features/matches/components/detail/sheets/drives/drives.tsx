import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import { periodLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { Card } from '../../card.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { DriveRow } from './drive-row.tsx';

/** Drive by drive: in play the newest on top, afterwards as they came. */
export default function Drives({ detail, sheet }: SheetProps<'drives'>) {
  const { t } = useTranslation('matches');
  const [choice, choose] = useState<'all' | 'scoring'>('all');
  const entries = new Map(detail.incidents.map((entry) => [entry.key, entry]));
  const isLive = detail.match.state.status === 'live';
  const shown = sheet.parts.filter(
    ({ points }) => choice === 'all' || points.home + points.away > 0,
  );
  const quarters = [...Map.groupBy(shown, ({ start }) => start.period)];
  const inOrder = isLive ? quarters.toReversed() : quarters;
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <div className="bg-surface p-3 md:rounded-lg">
        <Segmented
          label={t('drives.which')}
          name="drives"
          value={choice}
          onChange={choose}
          options={[
            { value: 'all', label: t('drives.all') },
            { value: 'scoring', label: t('drives.scoringOnly') },
          ]}
        />
      </div>
      {inOrder.map(([period, drives]) => (
        <Card key={period} title={say(t, periodLabel(period, detail.match.gameId).full)}>
          {(isLive ? drives.toReversed() : drives).map((drive) => (
            <DriveRow
              key={drive.key}
              drive={drive}
              detail={detail}
              entries={entries}
              open={drive.result === null && isLive}
            />
          ))}
        </Card>
      ))}
    </div>
  );
}
