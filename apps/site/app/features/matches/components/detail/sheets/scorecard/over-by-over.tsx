import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  Over,
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { IncidentRow } from '../../incidents/incident-row.tsx';
import { BallSign, Balls } from './balls.tsx';
import { ballText, type NumberedBall, numberedBalls, oversOf } from './figures/ball-words.ts';
import { dismissalText, inningsName } from './figures/innings-words.ts';
import { InningsScore } from './innings-card.tsx';

interface OverByOverProps {
  detail: MatchDetail;
  sheet: ScorecardSheet;
}

const step = 10;

interface Told {
  innings: ScorecardInnings;
  over: Over[];
  /** After it. */
  runs: number;
  wickets: number;
}

/** Every ball, newest first, under its over. */
export default function OverByOver({ detail, sheet }: OverByOverProps) {
  const { t } = useTranslation(['cricket', 'common']);
  const [limit, setLimit] = useState(step);
  const all = sheet.parts.flatMap(toldOvers).toReversed();
  return (
    <>
      {all.slice(0, limit).map((told, place) => {
        const isNewInnings = all[place - 1]?.innings !== told.innings;
        return (
          <section key={`${told.innings.key} ${told.over[0]!.over}`}>
            {isNewInnings && (
              <h2 className="flex items-center gap-2 px-4 pt-3 pb-2 text-sm font-semibold">
                <span className="grow">{inningsName(told.innings, { detail, sheet, t })}</span>
                <InningsScore innings={told.innings} sheet={sheet} />
              </h2>
            )}
            <OverEntries told={told} detail={detail} />
          </section>
        );
      })}
      {all.length > limit && (
        <div className="flex justify-center p-3">
          <Button onClick={() => setLimit(limit + step)}>{t('common:action.showMore')}</Button>
        </div>
      )}
    </>
  );
}

function toldOvers(innings: ScorecardInnings): Told[] {
  let runs = 0;
  let wickets = 0;
  return oversOf(innings.byOver).map((over) => {
    for (const part of over) {
      runs += part.runs;
      wickets += part.wickets;
    }
    return { innings, over, runs, wickets };
  });
}

function OverEntries({ told, detail }: { told: Told; detail: MatchDetail }) {
  const { t } = useTranslation('cricket');
  const { innings, over, runs, wickets } = told;
  const balls = numberedBalls(over);
  const made = over.reduce((sum, one) => sum + one.runs, 0);
  const number = over[0]!.over;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 bg-raised px-4 py-1.5">
        <h3 className="text-xs font-semibold">{t('over', { n: number + 1 })}</h3>
        <Balls balls={balls} />
        <p className="tabular ms-auto text-xs text-muted">
          {t('overRuns', { count: made })}
          {over.some(({ miscounted }) => miscounted) && ` · ${t('miscounted')}`}
          {' · '}
          <span className="font-semibold text-ink" dir="ltr">
            {runs}/{wickets}
          </span>
        </p>
      </div>
      <ol className="py-1">
        {balls
          .map((ball, place) => ({ ball, place }))
          .toReversed()
          .map(({ ball, place }) => (
            <BallEntry
              key={place}
              ball={ball}
              innings={innings}
              detail={detail}
              // What was told of a number that several balls bear stands with the last of them.
              isLast={balls[place + 1]?.number !== ball.number}
            />
          ))}
      </ol>
    </>
  );
}

interface BallEntryProps {
  ball: NumberedBall;
  innings: ScorecardInnings;
  detail: MatchDetail;
  isLast: boolean;
}

/** One ball: who bowled it to whom, what came of it, and what was told beside it. */
function BallEntry({ ball, innings, detail, isLast }: BallEntryProps) {
  const { t } = useTranslation('cricket');
  const striker = innings.batting[ball.striker]?.player ?? '';
  const isLoud = ball.wicket || ((ball.runs === 4 || ball.runs === 6) && !ball.allRun);
  const beside = isLast ? detail.incidents.filter((entry) => isBeside(entry, ball, innings)) : [];
  return (
    <>
      {beside.map((entry) => (
        <IncidentRow key={entry.key} entry={entry} detail={detail} score={null} worded />
      ))}
      <li className="grid min-h-10 grid-cols-[2.5rem_2.25rem_1fr] items-center gap-x-2 px-4 py-1 text-sm">
        <span className="tabular text-xs text-muted" dir="ltr">
          {ball.over}.{ball.number}
        </span>
        <span className="flex justify-center">
          <BallSign ball={ball} />
        </span>
        <p className="min-w-0 leading-snug">
          <span className="text-muted">
            {t('to', { bowler: `\u2068${ball.bowler}\u2069`, batter: `\u2068${striker}\u2069` })}
            {' · '}
          </span>
          <span className={isLoud ? 'font-semibold' : ''}>{ballText(ball, t)}</span>
          {ball.wicket && <Fallen ball={ball} innings={innings} />}
        </p>
      </li>
    </>
  );
}

/** Who went, and how. */
function Fallen({ ball, innings }: Pick<BallEntryProps, 'ball' | 'innings'>) {
  const { t } = useTranslation('cricket');
  const fell = innings.fall.filter(({ over }) => over === `${ball.over}.${ball.number}`);
  return fell.map(({ player }) => {
    const batter = innings.batting.find((one) => one.player === player);
    if (!batter) return null;
    return (
      <span key={player} className="block text-xs">
        <bdi className="font-semibold">{player}</bdi> {batter.out && dismissalText(batter.out, t)}{' '}
        <span className="tabular text-muted">
          {batter.runs}
          {batter.balls !== null && ` (${batter.balls})`}
        </span>
      </span>
    );
  });
}

const ownOf = new Set<Incident['kind']>(['run', 'wicket', 'periodStart', 'periodEnd']);

/** Reviews, changes and notes: runs and wickets stand in the ball itself. */
function isBeside(
  { kind, period, minute, added }: Incident,
  ball: NumberedBall,
  innings: ScorecardInnings,
): boolean {
  const isOfBall = minute === ball.over && added === ball.number;
  return isOfBall && period === innings.period && !ownOf.has(kind);
}
