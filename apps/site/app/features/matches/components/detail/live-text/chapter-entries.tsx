import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { ChapterScore } from '../incidents/chapter-score.tsx';
import type { Chapter } from '../incidents/chapters.ts';
import { cricketScores } from '../incidents/cricket-scores.ts';
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
  const innings = cricketScores(detail);
  const scoreAt = (entry: Incident) => {
    if (innings) return innings.get(entry.key) ?? null;
    return gains.has(entry.key) ? entry.score : null;
  };
  return (
    <section className="pb-2">
      {period && (
        <h2 className="sticky top-22 flex items-center gap-2 bg-raised px-4 py-1 text-xs text-muted">
          {say(t, periodLabel(period, detail.match.gameId).full)}
          {score && <ChapterScore score={score} period={period} detail={detail} />}
        </h2>
      )}
      <ol>
        {entries.toReversed().map((entry) => (
          <IncidentRow
            key={entry.key}
            entry={entry}
            detail={detail}
            score={scoreAt(entry)}
            fresh={!atFirst.has(entry.key)}
            worded
          />
        ))}
      </ol>
    </section>
  );
}
