import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  Extras,
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { formatFixed, formatList, isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { inningsText } from '../../../../cricket.ts';
import { Card } from '../../card.tsx';
import { BattingTable } from './batting-table.tsx';
import { BowlingTable } from './bowling-table.tsx';
import { inningsName } from './figures/innings-words.ts';
import { runRate } from './figures/rates.ts';
import { FallOfWickets, Partnerships } from './wickets.tsx';

interface InningsProps {
  innings: ScorecardInnings;
  detail: MatchDetail;
  sheet: ScorecardSheet;
}

/** An innings as the scorer has it: batting, extras, the total, bowling, wickets and partnerships. */
export function InningsCard({ innings, detail, sheet }: InningsProps) {
  const { t } = useTranslation('cricket');
  const locale = useLocale();
  const { batting, bowling, toBat, fall, partnerships, powerplays, replacements } = innings;
  const isLive = batting.some(({ crease }) => crease !== null);
  return (
    <Card
      title={inningsName(innings, { detail, sheet, t })}
      aside={<InningsScore innings={innings} sheet={sheet} />}
    >
      {batting.length > 0 && <BattingTable batting={batting} />}
      <Total innings={innings} sheet={sheet} />
      {toBat.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          {t(isLive ? 'toBat' : 'didNotBat')}: {formatList(toBat.map(isolated), locale)}
        </p>
      )}
      {fall.length > 0 && (
        <Part title={t('fall')}>
          <FallOfWickets innings={innings} />
        </Part>
      )}
      {bowling.length > 0 && (
        <Part title={t('bowling')}>
          <BowlingTable bowling={bowling} sheet={sheet} />
        </Part>
      )}
      {partnerships.length > 0 && (
        <Part title={t('partnerships')}>
          <Partnerships innings={innings} />
        </Part>
      )}
      {powerplays.length > 0 && (
        <Part title={t('powerplays')}>
          <dl className="tabular grid grid-cols-[1fr_auto_auto] gap-x-4 gap-y-1 px-4 pb-3 text-sm">
            {powerplays.map(({ kind, from, to, runs, wickets }) => (
              <div key={from} className="contents">
                <dt>{t(`powerplay.${kind}`)}</dt>
                <dd className="text-muted">
                  {t('oversFromTo', { from: overAt(from), to: overAt(to) })}
                </dd>
                <dd className="text-end font-semibold" dir="ltr">
                  {runs}/{wickets}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {replacements.length > 0 && (
        <Part title={t('replacements')}>
          <ul className="flex flex-col gap-1 px-4 pb-3 text-sm">
            {replacements.map((one) => (
              <li key={one.player}>
                <ReplacementText {...one} />
                <span className="text-muted">
                  {' · '}
                  <bdi>{detail[one.side].name}</bdi>
                  {one.over && ` · ${t('overs', { overs: one.over })}`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Card>
  );
}

/** The over a ball is in, as fans count: the first is 1. */
const overAt = (ball: string): number => Math.floor(Number(ball)) + 1;

export function ReplacementText({
  player,
  replaces,
  reason,
}: Pick<ScorecardInnings['replacements'][number], 'player' | 'replaces' | 'reason'>) {
  const { t } = useTranslation('cricket');
  const text = replaces ? t('replacement', { player, replaces }) : t('comesIn', { player });
  const why = reason && t(`reason.${reason}` as 'reason.unknown', { defaultValue: reason });
  return (
    <>
      {text}
      {why && <span className="text-muted"> ({why})</span>}
    </>
  );
}

/** The score of an innings and what belongs to it: `187/6d (20 ov)`. */
export function InningsScore({ innings, sheet }: Omit<InningsProps, 'detail'>) {
  const { t } = useTranslation('cricket');
  const { runs, wickets, overs, closed } = innings;
  const score = inningsText({
    runs,
    wickets,
    closed: closed === 'forfeited' ? undefined : (closed ?? undefined),
  });
  if (closed === 'forfeited') return <span className="text-sm">{t('closed.forfeited')}</span>;
  // A side that bats by balls, five to an over, is told by them.
  const length =
    sheet.ballsPerOver === 5 ? t('balls', { balls: ballsOf(overs) }) : t('overs', { overs });
  return (
    <span className="tabular whitespace-nowrap">
      <bdi className="font-bold">{score}</bdi>{' '}
      <span className="text-sm text-muted">({length})</span>
    </span>
  );
}

const ballsOf = (overs: string): number => {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * 5 + balls;
};

const extraKinds = ['byes', 'legByes', 'wides', 'noBalls', 'penalty'] as const;

function Total({ innings, sheet }: Omit<InningsProps, 'detail'>) {
  const { t } = useTranslation(['cricket', 'matches']);
  const locale = useLocale();
  const { extras, closed, followOn, target } = innings;
  const rate = runRate(innings.runs, innings.overs, sheet);
  const told = extraKinds.filter((kind) => extras[kind] > 0);
  const notes = [
    closed && t(`closed.${closed}`),
    followOn && t('followOn'),
    target &&
      `${t('target')} ${target.overs === null ? target.runs : t('targetIn', { runs: target.runs, overs: target.overs })}`,
  ].filter(Boolean);
  return (
    <dl className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 gap-y-1.5 border-t border-line px-4 py-2 text-sm">
      <dt>{t('extras')}</dt>
      <dd className="text-xs text-muted">
        {told.map((kind) => t(`extra.${kind}`, { n: extras[kind] })).join(t('matches:sourceJoin'))}
      </dd>
      <dd className="tabular text-end font-bold">{sumOf(extras)}</dd>
      <dt className="font-bold">{t('total')}</dt>
      <dd className="text-xs text-muted">
        {[rate !== null && `${t('runRate')} ${formatFixed(rate, locale)}`, ...notes]
          .filter(Boolean)
          .join(' · ')}
      </dd>
      <dd className="text-end">
        <InningsScore innings={innings} sheet={sheet} />
      </dd>
    </dl>
  );
}

const sumOf = (extras: Extras): number => Object.values(extras).reduce((all, one) => all + one, 0);

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="bg-raised px-4 py-1 text-xs text-muted">{title}</h3>
      <div className="pt-1.5">{children}</div>
    </section>
  );
}
