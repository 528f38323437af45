import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Score } from '#app/shared/games/sides.tsx';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import type { Chapter } from '../incidents/chapters.ts';
import { IncidentRow } from '../incidents/incident-row.tsx';
import type { Gains } from '../scoring.ts';

interface ChapterEntriesProps {
  chapter: Chapter;
  detail: MatchDetail;
  gains: Gains;
  /** Keys that were there when the list was opened: what came since slides in. */
  atFirst: ReadonlySet<string>;
}

/** The entries of a period under its name, newest first. */
export function ChapterEntries({ chapter, detail, gains, atFirst }: ChapterEntriesProps) {
  const { t } = useTranslation('matches');
  const { period, entries, total, own } = chapter;
  const score = total ?? own;
  return (
    <section className="pb-2">
      {period && (
        <h2 className="sticky top-22 flex items-center gap-2 bg-raised px-4 py-1 text-xs text-muted">
          {say(t, periodLabel(period, detail.match.gameId).full)}
          {score && (
            <span className="tabular ms-auto font-semibold text-ink">
              <Score score={score} gameId={detail.match.gameId} />
            </span>
          )}
        </h2>
      )}
      <ol>
        {entries.toReversed().map((entry) => (
          <IncidentRow
            key={entry.key}
            entry={entry}
            detail={detail}
            score={gains.has(entry.key) ? entry.score : null}
            fresh={!atFirst.has(entry.key)}
            worded
          />
        ))}
      </ol>
    </section>
  );
}
