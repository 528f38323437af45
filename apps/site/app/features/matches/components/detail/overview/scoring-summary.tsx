import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { SideDot } from '#app/shared/games/sides.tsx';
import { partOf, sportKeyOf, sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { ChapterScore } from '../incidents/chapter-score.tsx';
import { type Chapter, chapters } from '../incidents/chapters.ts';
import { cricketScores } from '../incidents/cricket-scores.ts';
import { IncidentRow } from '../incidents/incident-row.tsx';
import { summaryOf } from '../incidents/key-moments.ts';
import { type Gains, gainsOf, gameScores, topScorers } from '../scoring.ts';

/** More entries than these are folded away under who scored most. */
const most = 5;
/** So many that not even the newest period's stand open. */
const far = 15;

/** How the score came about, period by period, newest first. */
export function ScoringSummary({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, incidents } = detail;
  const gains = gainsOf(incidents);
  const sport = sportOf(match.gameId);
  const told = chapters(incidents, match.state, sport)
    .map((chapter) => ({ chapter, entries: summaryOf(chapter.entries, gains, sport) }))
    .filter(({ entries }) => entries.length > 0)
    .toReversed();
  if (told.length === 0) return null;
  // Games, frames and the rounds of a fight are no points.
  const isOfGames = sport.inner !== null || sport.columns.some((key) => key === 'point');
  const isOfRuns = sport.columns.some((key) => key === 'hits' || key === 'wickets');
  const title = isOfGames
    ? t('detail.timeline', { context: partOf(match.gameId) })
    : t('detail.scoring', { context: isOfRuns ? 'runs' : '' });
  return (
    <Card title={title}>
      {told.map((summary, place) => (
        <ChapterSummary
          key={summary.chapter.period}
          {...summary}
          open={place === 0 && summary.entries.length <= far}
          gains={gains}
          detail={detail}
        />
      ))}
    </Card>
  );
}

interface EntriesProps {
  entries: readonly Incident[];
  gains: Gains;
  detail: MatchDetail;
}

interface ChapterSummaryProps extends EntriesProps {
  chapter: Chapter;
  open: boolean;
}

function ChapterSummary({ chapter, open, ...rest }: ChapterSummaryProps) {
  const { entries, gains, detail } = rest;
  const [opened, setOpened] = useState(open);
  if (entries.length <= most) {
    return (
      <section>
        <ChapterHead chapter={chapter} detail={detail} />
        <Entries {...rest} />
      </section>
    );
  }
  // Cricket's entries tell fours and sixes alone.
  const scorers =
    sportKeyOf(detail.match.gameId) === 'cricket'
      ? []
      : topScorers(chapter.entries, gains, sidesOf(detail.match.gameId));
  return (
    <details
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex cursor-pointer flex-col">
        <ChapterHead chapter={chapter} detail={detail}>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </ChapterHead>
        {scorers.length > 0 && (
          <p className="flex min-h-11 items-center gap-4 px-4 text-sm">
            {scorers.map(({ side, player, points }) => (
              <span key={side} className="flex min-w-0 items-center gap-1.5">
                <SideDot side={side} />
                <Name>{player}</Name>
                <span className="tabular font-semibold">{points}</span>
              </span>
            ))}
          </p>
        )}
      </summary>
      {opened && <Entries {...rest} />}
    </details>
  );
}

interface ChapterHeadProps {
  chapter: Chapter;
  detail: MatchDetail;
  /** At its end: the sign that it opens. */
  children?: ReactNode;
}

function ChapterHead({ chapter, detail, children }: ChapterHeadProps) {
  const { t } = useTranslation('matches');
  const { gameId } = detail.match;
  return (
    <h3
      className={`flex items-center gap-2 bg-raised px-4 text-xs text-muted ${children ? 'min-h-11 md:min-h-8' : 'min-h-6'}`}
    >
      {chapter.period && say(t, periodLabel(chapter.period, gameId).full)}
      {chapter.own && <ChapterScore score={chapter.own} period={chapter.period} detail={detail} />}
      {children}
    </h3>
  );
}

function Entries({ entries, gains, detail }: EntriesProps) {
  const games = gameScores(entries);
  const innings = cricketScores(detail);
  const scoreAt = (entry: Incident) => {
    if (innings) return innings.get(entry.key) ?? null;
    return games.get(entry.key) ?? (gains.has(entry.key) ? entry.score : null);
  };
  return (
    <ol>
      {entries.toReversed().map((entry) => (
        <IncidentRow key={entry.key} entry={entry} detail={detail} score={scoreAt(entry)} />
      ))}
    </ol>
  );
}
