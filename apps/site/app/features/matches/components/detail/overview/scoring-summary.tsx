import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from 'react-i18next';
import { scoreboard } from '../../../scoreboard.ts';
import { sportOf } from '../../../sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { type Chapter, chapters } from '../chapters.ts';
import { IncidentRow } from '../incident-row.tsx';
import { summaryOf } from '../key-moments.ts';
import { type Gains, gainsOf, type Scorer, topScorers } from '../scoring.ts';

/** More entries than these are folded away under who scored most. */
const most = 12;

/** How the score came about, period by period, newest first. */
export function ScoringSummary({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, incidents } = detail;
  const gains = gainsOf(incidents);
  const told = chapters(incidents, match.state, sportOf(match.gameId))
    .map((chapter) => ({ chapter, entries: summaryOf(chapter.entries, gains) }))
    .filter(({ chapter, entries }) => chapter.own !== null || entries.length > 0);
  if (incidents.length === 0 || told.length === 0) return null;
  return (
    <Card title={t('detail.scoring')}>
      {told.toReversed().map((entry) => (
        <ChapterSummary key={entry.chapter.period} {...entry} gains={gains} detail={detail} />
      ))}
    </Card>
  );
}

interface ChapterSummaryProps {
  chapter: Chapter;
  /** Those of its entries that sum it up. */
  entries: readonly Incident[];
  gains: Gains;
  detail: MatchDetail;
}

function ChapterSummary({ chapter, entries, gains, detail }: ChapterSummaryProps) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const [first, second] = scoreboard(match.state, sportOf(match.gameId)).order;
  return (
    <section className="pb-2">
      <h3 className="flex items-center gap-2 bg-raised px-4 py-1 text-xs text-muted">
        {chapter.period && say(t, periodLabel(chapter.period, match.gameId).full)}
        {chapter.own && (
          <span className="tabular ms-auto font-semibold text-ink">
            {chapter.own[first]} – {chapter.own[second]}
          </span>
        )}
      </h3>
      {entries.length <= most ? (
        <Entries entries={entries} gains={gains} detail={detail} />
      ) : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm">
            <Scorers scorers={topScorers(chapter.entries, gains)} />
            <span className="ms-auto shrink-0 text-xs text-muted">
              {t('count.entries', { count: entries.length })}
            </span>
          </summary>
          <Entries entries={entries} gains={gains} detail={detail} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries, gains, detail }: Omit<ChapterSummaryProps, 'chapter'>) {
  return (
    <ol>
      {entries.toReversed().map((entry) => (
        <IncidentRow
          key={entry.key}
          entry={entry}
          team={entry.side && detail[entry.side].name}
          scored={gains.has(entry.key)}
        />
      ))}
    </ol>
  );
}

function Scorers({ scorers }: { scorers: readonly Scorer[] }) {
  return scorers.map(({ side, player, points }) => (
    <span key={side} className="flex min-w-0 items-center gap-1.5">
      <span className={`size-2 shrink-0 rounded-full ${side === 'home' ? 'bg-home' : 'bg-away'}`} />
      <span className="truncate">{player}</span>
      <span className="tabular font-semibold">{points}</span>
    </span>
  ));
}
