import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  Batter,
  Bowler,
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link } from '#app/platform/link.tsx';
import { BattingTable } from './batting-table.tsx';
import { BowlingTable } from './bowling-table.tsx';
import { Crease } from './crease.tsx';
import { inningsName, isSuperOver } from './figures/innings-words.ts';
import { InningsScore, Part } from './innings-card.tsx';
import { MatchFacts } from './match-facts.tsx';
import { Partnerships, Wickets } from './wickets.tsx';

const mostBatters = 4;
const mostBowlers = 3;
/** The innings one wants to see at once; earlier ones are folded away. */
const mostOpen = 2;

interface StoryProps {
  detail: MatchDetail;
  sheet: ScorecardSheet;
}

/** How the match came about: who is at the crease, and of each innings who stood out, wickets, partnerships. */
export default function ScorecardStory({ detail, sheet }: StoryProps) {
  const { parts } = sheet;
  const { status } = detail.match.state;
  const last = parts.at(-1);
  const isLive = status === 'live' || status === 'interrupted';
  const atCrease = isLive && last?.batting.some(({ crease }) => crease !== null) ? last : null;
  const open = parts.filter((one) => !isSuperOver(one)).slice(-mostOpen);
  return (
    <>
      {atCrease && <Crease innings={atCrease} detail={detail} sheet={sheet} />}
      {parts.toReversed().map((innings) => (
        <InningsStory
          key={innings.key}
          innings={innings}
          detail={detail}
          sheet={sheet}
          opened={isSuperOver(innings) || open.includes(innings)}
        />
      ))}
      <MatchFacts detail={detail} sheet={sheet} />
    </>
  );
}

interface InningsStoryProps extends StoryProps {
  innings: ScorecardInnings;
  opened: boolean;
}

function InningsStory({ innings, detail, sheet, opened }: InningsStoryProps) {
  const { t } = useTranslation('cricket');
  const [isOpen, setOpen] = useState(opened);
  const { batting, bowling, fall, partnerships } = innings;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group overflow-hidden bg-surface md:rounded-lg"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4">
        <h2 className="min-w-0 grow truncate text-sm font-semibold">
          {inningsName(innings, { detail, sheet, t })}
        </h2>
        <InningsScore innings={innings} sheet={sheet} />
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && (
        <>
          {batting.length > 0 && <BattingTable batting={bestBatters(batting)} />}
          {bowling.length > 0 && (
            <div className="border-t border-line">
              <BowlingTable bowling={bestBowlers(bowling)} sheet={sheet} />
            </div>
          )}
          {fall.length > 0 && (
            <Part title={t('wickets')}>
              <Wickets innings={innings} />
            </Part>
          )}
          {partnerships.length > 0 && (
            <Part title={t('partnerships')}>
              <Partnerships innings={innings} />
            </Part>
          )}
          <Link
            to={{ search: '?tab=sheet' }}
            replace
            preventScrollReset
            className="flex min-h-11 items-center justify-center border-t border-line text-xs text-accent"
          >
            {t('fullScorecard')}
          </Link>
        </>
      )}
    </details>
  );
}

/** Who bats now, then who made most. */
function bestBatters(batting: readonly Batter[]): Batter[] {
  const chosen = batting
    .filter(({ out }) => out?.way !== 'absentHurt')
    .toSorted((a, b) => Number(b.crease !== null) - Number(a.crease !== null) || b.runs - a.runs);
  return chosen.slice(0, mostBatters);
}

/** Most wickets first, then the cheapest. */
function bestBowlers(bowling: readonly Bowler[]): Bowler[] {
  return bowling.toSorted((a, b) => b.wickets - a.wickets || a.runs - b.runs).slice(0, mostBowlers);
}
