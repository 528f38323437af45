import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Action, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SideDot } from '#app/shared/games/sides.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { Card } from '../card.tsx';
import { shotWords } from './shot-words.ts';
import { countShots, type Shot, type ShotOutcome, shotsOf } from './shots.ts';
import { placeOn, Surface, type SurfaceKind } from './surface.tsx';

interface ShotMapProps {
  actions: readonly Action[];
  surface: SurfaceKind;
  detail: MatchDetail;
}

/** Every shot where it was taken, told apart by side and by what became of it. */
export function ShotMap({ actions, surface, detail }: ShotMapProps) {
  const { t } = useTranslation('matches');
  const shots = shotsOf(actions, surface, detail.incidents);
  if (shots.length === 0) return null;
  const title = t('trends.shotMap', { context: sportKeyOf(detail.match.gameId) });
  const words = shotWords(t, surface);
  const outcomes = (['scored', 'onTarget', 'missed'] as const).filter((outcome) => words[outcome]);
  return (
    <Card title={title}>
      <Surface surface={surface} label={title}>
        {shots.map((shot) => (
          <Mark key={shot.key} shot={shot} surface={surface} words={words[shot.outcome]} />
        ))}
      </Surface>
      <table className="tabular w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <td />
            {outcomes.map((outcome) => (
              <th
                key={outcome}
                scope="col"
                className="px-2 py-2 font-normal whitespace-nowrap last:pe-4"
              >
                <span className="inline-flex items-center gap-1.5">
                  <svg viewBox="-2 -2 4 4" aria-hidden="true" className="size-3 text-muted">
                    <Sign outcome={outcome} className="fill-current stroke-current" />
                  </svg>
                  {words[outcome]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sidesOf(detail.match.gameId).map((side) => (
            <tr key={side} className="border-t border-line">
              <th scope="row" className="w-full max-w-0 px-4 py-2 text-start font-normal">
                <span className="flex items-center gap-2">
                  <SideDot side={side} />
                  <Name>{detail[side].name}</Name>
                </span>
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className="px-2 text-center font-semibold last:pe-4">
                  {countShots(shots, side)[outcome]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Mark({
  shot,
  surface,
  words,
}: {
  shot: Shot;
  surface: SurfaceKind;
  words: string | undefined;
}) {
  const { x, y } = placeOn(surface, shot.x, shot.y);
  const tone = shot.side === 'home' ? 'fill-home stroke-home' : 'fill-away stroke-away';
  return (
    <g transform={`translate(${x} ${y}) scale(${surface === 'court' ? 0.6 : 0.95})`}>
      <title>{[shot.player, words].filter(Boolean).join(' · ')}</title>
      <Sign outcome={shot.outcome} className={tone} />
    </g>
  );
}

/** Full for what scored, a ring for what was on target, a cross for what missed. */
function Sign({ outcome, className }: { outcome: ShotOutcome; className: string }) {
  if (outcome === 'scored') return <circle r="1.6" className={className} />;
  if (outcome === 'onTarget') {
    return <circle r="1.3" className={`${className} fill-transparent`} strokeWidth="0.5" />;
  }
  return <path d="M-1 -1L1 1M1 -1L-1 1" className={`${className} opacity-80`} strokeWidth="0.5" />;
}
