import type { Incident, MatchDetail, ScorePair } from '@xiongmao/api/matches/shapes';
import { useTranslation } from 'react-i18next';
import { scoreboard } from '../../../scoreboard.ts';
import { sportOf } from '../../../sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { type Chapter, chapters } from '../chapters.ts';
import { IncidentRow } from '../incident-row.tsx';
import { type Scorer, scoringEntries, topScorers } from './scoring.ts';

/** More entries than these are folded away under who scored most. */
const most = 12;
const level: ScorePair = { home: 0, away: 0 };

/** How the score came about, period by period, newest first. */
export function ScoringSummary({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, incidents } = detail;
  const told = chapters(incidents, match.state, sportOf(match.gameId));
  const summed = told
    .map((chapter, index) => ({ chapter, before: told[index - 1]?.total ?? level }))
    .filter(({ chapter }) => chapter.own !== null || scoringEntries(chapter).length > 0);
  if (incidents.length === 0 || summed.length === 0) return null;
  return (
    <Card title={t('detail.scoring')}>
      {summed.toReversed().map((entry) => (
        <ChapterSummary key={entry.chapter.period} {...entry} detail={detail} />
      ))}
    </Card>
  );
}

interface ChapterSummaryProps {
  chapter: Chapter;
  /** The match's score before it. */
  before: ScorePair;
  detail: MatchDetail;
}

function ChapterSummary({ chapter, before, detail }: ChapterSummaryProps) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const [first, second] = scoreboard(match.state, sportOf(match.gameId)).order;
  const entries = scoringEntries(chapter);
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
        <Entries entries={entries} detail={detail} />
      ) : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm">
            <Scorers scorers={topScorers(chapter.entries, before)} />
            <span className="ms-auto shrink-0 text-xs text-muted">
              {t('count.entries', { count: entries.length })}
            </span>
          </summary>
          <Entries entries={entries} detail={detail} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries, detail }: { entries: readonly Incident[]; detail: MatchDetail }) {
  return (
    <ol>
      {entries.toReversed().map((entry) => (
        <IncidentRow key={entry.key} entry={entry} team={entry.side && detail[entry.side].name} />
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
