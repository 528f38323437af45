import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  Bowler,
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { Card } from '../../card.tsx';
import { Balls } from './balls.tsx';
import { numberedBalls, oversOf } from './figures/ball-words.ts';
import { chaseOf, runRate } from './figures/rates.ts';
import { InningsScore } from './innings-card.tsx';

interface CreaseProps {
  innings: ScorecardInnings;
  detail: MatchDetail;
  sheet: ScorecardSheet;
}

/** Who bats and bowls now, what they have made, and what is wanted. */
export function Crease({ innings, detail, sheet }: CreaseProps) {
  const { t } = useTranslation('cricket');
  const batting = innings.batting.filter(({ crease }) => crease !== null);
  const over = oversOf(innings.byOver).at(-1);
  const bowler = innings.bowling.find(({ player }) => player === over?.at(-1)?.bowler);
  const stand = innings.partnerships.at(-1);
  return (
    <Card title={t('atTheCrease')} aside={<InningsScore innings={innings} sheet={sheet} />}>
      <p className="sr-only">{detail[innings.side].name}</p>
      <ul className="grid gap-x-8 px-4 sm:grid-cols-2">
        {batting.map(({ player, runs, balls, crease }) => (
          <Line key={player} name={player} mark={crease === 'striker' ? t('striker') : null}>
            <span className="font-bold">{runs}</span>
            {balls !== null && <span className="text-muted"> ({balls})</span>}
          </Line>
        ))}
        {bowler && (
          <Line name={bowler.player}>
            <span className="font-bold" dir="ltr">
              {bowler.wickets}/{bowler.runs}
            </span>
            <BowlerOvers bowler={bowler} />
          </Line>
        )}
        {stand && !stand.ended && (
          <Line name={t('partnership')} plain>
            <span className="font-bold">{stand.runs}</span>
            {stand.balls !== null && <span className="text-muted"> ({stand.balls})</span>}
          </Line>
        )}
      </ul>
      {over && (
        <div className="flex items-center gap-3 px-4 py-2">
          <h3 className="shrink-0 text-xs text-muted">{t('thisOver')}</h3>
          <Balls balls={numberedBalls(over)} />
        </div>
      )}
      <Rates innings={innings} sheet={sheet} />
    </Card>
  );
}

interface LineProps {
  name: string;
  mark?: string | null;
  /** Words of ours, and no name. */
  plain?: boolean;
  children: ReactNode;
}

function Line({ name, mark, plain = false, children }: LineProps) {
  return (
    <li className="flex min-h-8 items-center gap-2 text-sm">
      {plain ? <span className="text-muted">{name}</span> : <Name>{name}</Name>}
      {mark && (
        <span className="text-accent">
          <span aria-hidden="true">*</span>
          <span className="sr-only">{mark}</span>
        </span>
      )}
      <span className="tabular ms-auto whitespace-nowrap">{children}</span>
    </li>
  );
}

function BowlerOvers({ bowler }: { bowler: Bowler }) {
  const { t } = useTranslation('cricket');
  return <span className="text-muted"> ({t('overs', { overs: bowler.overs })})</span>;
}

function Rates({ innings, sheet }: Omit<CreaseProps, 'detail'>) {
  const { t } = useTranslation('cricket');
  const locale = useLocale();
  const chase = chaseOf(innings, sheet);
  const rate = runRate(innings.runs, innings.overs, sheet);
  const need = chase && t('need', { count: chase.runs });
  const facts: [string, string][] = [
    ...(rate === null ? [] : [[t('runRate'), formatFixed(rate, locale)] as [string, string]]),
    ...(innings.target ? [[t('target'), String(innings.target.runs)] as [string, string]] : []),
    ...(chase?.rate
      ? [[t('requiredRate'), formatFixed(chase.rate, locale)] as [string, string]]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-2 text-sm">
      {need && (
        <p className="font-semibold text-accent">
          {chase?.balls
            ? t('needFrom', { need, balls: t('ballsLeft', { count: chase.balls }) })
            : need}
        </p>
      )}
      {facts.map(([name, value]) => (
        <p key={name} className="flex gap-1.5">
          <span className="text-muted">{name}</span>
          <span className="tabular font-semibold">{value}</span>
        </p>
      ))}
    </div>
  );
}
