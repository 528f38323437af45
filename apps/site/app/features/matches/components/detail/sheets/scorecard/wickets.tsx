import type { ScorecardInnings } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sideFill } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { dismissalText } from './figures/innings-words.ts';

/** At what score each wicket fell: `34-1 (Bao, 4.2 ov)`. */
export function FallOfWickets({ innings: { fall } }: { innings: ScorecardInnings }) {
  const { t } = useTranslation('cricket');
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-1.5 px-4 pb-3 text-sm">
      {fall.map(({ player, runs, over }, place) => (
        <li key={player} className="whitespace-nowrap">
          <span className="tabular font-semibold" dir="ltr">
            {runs}/{place + 1}
          </span>{' '}
          <span className="text-muted">
            <bdi>{player}</bdi>
            {over && ` (${t('overs', { overs: over })})`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The same in a line each, with who did it. */
export function Wickets({ innings: { fall, batting } }: { innings: ScorecardInnings }) {
  const { t } = useTranslation('cricket');
  return (
    <ol className="flex flex-col pb-2">
      {fall.map(({ player, runs, over }, place) => {
        const out = batting.find((batter) => batter.player === player)?.out;
        return (
          <li key={player} className="flex items-baseline gap-3 px-4 py-1 text-sm">
            <span className="tabular w-12 shrink-0 font-semibold">
              <bdi>
                {runs}/{place + 1}
              </bdi>
            </span>
            <span className="min-w-0 grow leading-snug">
              <bdi>{player}</bdi>
              {out && <span className="text-xs text-muted"> {dismissalText(out, t)}</span>}
            </span>
            {over && (
              <span className="tabular shrink-0 text-xs text-muted">
                {t('overs', { overs: over })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What each pair made together, as bars beside each other. */
export function Partnerships({ innings: { partnerships, side } }: { innings: ScorecardInnings }) {
  const { t } = useTranslation('cricket');
  const most = Math.max(1, ...partnerships.map(({ runs }) => runs));
  return (
    <ol className="flex flex-col pb-2">
      {partnerships.map(({ wicket, runs, balls, batters, ended }, place) => (
        <li
          key={`${wicket} ${batters.map(({ player }) => player)}`}
          className={`grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 px-4 py-1.5 text-sm ${place > 0 ? 'border-t border-line' : ''}`}
        >
          <Half batter={batters[0]} />
          <div className="w-32 text-center md:w-44">
            <p className="tabular leading-tight">
              <span className="font-bold">
                {runs}
                {ended ? '' : '*'}
              </span>
              {balls !== null && <span className="text-xs text-muted"> ({balls})</span>}
            </p>
            <div className="my-0.5 flex h-1 justify-center rounded-full bg-raised">
              <div
                className={`rounded-full ${sideFill[side]}`}
                style={{ width: `${(runs / most) * 100}%` }}
              />
            </div>
            <p className="text-xs leading-tight text-muted">{t('forWicket', { n: wicket })}</p>
          </div>
          <Half batter={batters[1]} end />
        </li>
      ))}
    </ol>
  );
}

type Pair = ScorecardInnings['partnerships'][number]['batters'];

function Half({ batter, end = false }: { batter: Pair[number] | undefined; end?: boolean }) {
  if (!batter) return <span />;
  return (
    <p className={`flex min-w-0 flex-col leading-tight ${end ? 'items-end' : 'items-start'}`}>
      <Name className="max-w-full">{batter.player}</Name>
      <span className="tabular text-xs text-muted">{batter.runs}</span>
    </p>
  );
}
