import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatClock } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { unsigned } from '#app/shared/games/figure-text.ts';
import { Score } from '#app/shared/games/sides.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { DrivePlays } from './drive-plays.tsx';
import type { Drive } from './field.ts';
import { FieldStrip } from './field-strip.tsx';
import { useSpotWords } from './use-spot-words.ts';

interface DriveRowProps {
  drive: Drive;
  detail: MatchDetail;
  entries: ReadonlyMap<string, Incident>;
  open: boolean;
}

/** A drive: whose, what came of it, how far it went; opened, its plays. */
export function DriveRow({ drive, detail, entries, open }: DriveRowProps) {
  const { t } = useTranslation('matches');
  const spotWords = useSpotWords(detail);
  const [opened, setOpened] = useState(open);
  const { side, start, end, result, points, downs, yards, seconds } = drive;
  const scored = points.home + points.away > 0;
  return (
    <details
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="grid cursor-pointer grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 gap-y-1.5 px-4 py-2.5 md:grid-cols-[auto_11rem_1fr_4rem_auto]">
        <TeamCrest team={detail[side]} />
        <span className="min-w-0 text-sm leading-snug">
          <span className="sr-only">{detail[side].name}: </span>
          <span className={scored ? 'font-semibold' : ''}>
            {t(`drives.result.${result ?? 'open'}`)}
          </span>
          <span className="tabular block text-xs text-muted">
            {t('drives.plays', { count: downs })}
            {' · '}
            {t('drives.yards', { n: unsigned(yards, String) })}
            {' · '}
            <span dir="ltr">{formatClock(seconds)}</span>
          </span>
        </span>
        {scored ? (
          <span className="tabular text-end text-sm font-bold whitespace-nowrap">
            <Score score={drive.score} gameId={detail.match.gameId} />
          </span>
        ) : (
          <span className="tabular text-end text-xs text-muted" dir="ltr">
            {formatClock(start.seconds)}
          </span>
        )}
        <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
        <span className="col-span-full md:col-span-1 md:col-start-3 md:row-start-1">
          <FieldStrip drive={drive} />
          {start.spot && (
            <span className="sr-only">
              {t('drives.field', {
                start: spotWords(start.spot),
                end: spotWords(end.spot ?? start.spot),
              })}
            </span>
          )}
        </span>
      </summary>
      {opened && <DrivePlays drive={drive} detail={detail} entries={entries} />}
    </details>
  );
}
