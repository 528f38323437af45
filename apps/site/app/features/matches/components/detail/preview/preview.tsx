import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { AbsenceLists } from '../absences/absence-lists.tsx';
import { Card } from '../card.tsx';
import { Form } from '../overview/form.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { LikelyLineups } from './likely-lineups.tsx';
import { MeetingsDigest } from './meetings-digest.tsx';
import { TableDigest } from './table-digest.tsx';

/**
 * What is known before a match: each part where there is something to tell. What other parts of the page ask for, too, may
 * have come before this is hydrated.
 */
export function Preview({ detail, odds }: PanelProps & { odds: ReactNode }) {
  const { t } = useTranslation('matches');
  return (
    <div className="grid gap-2 md:gap-3 lg:grid-cols-2 lg:items-start">
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <Form detail={detail} />
        <MeetingsDigest detail={detail} />
        {/* From then on the table tells of this match, too. */}
        {detail.match.state.status === 'notStarted' && detail.coverage.standings && (
          <ClientOnly fallback={null}>{() => <TableDigest detail={detail} />}</ClientOnly>
        )}
        {odds}
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        {detail.absences.length > 0 && (
          <Card title={t('absence.title')}>
            <div className="pb-3">
              <AbsenceLists detail={detail} />
            </div>
          </Card>
        )}
        <ClientOnly fallback={null}>{() => <LikelyLineups detail={detail} />}</ClientOnly>
      </div>
    </div>
  );
}
