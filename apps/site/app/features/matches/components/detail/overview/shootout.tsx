import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';

/** The kicks of a shoot-out in the order they were taken, a side in each row. */
export function Shootout({ entries, detail }: { entries: Incident[]; detail: MatchDetail }) {
  return (
    <dl className="flex flex-col gap-2 px-4 py-3">
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className="flex items-center gap-3 text-sm">
          <dt className="min-w-0 grow truncate">{detail[side].name}</dt>
          <dd className="flex gap-1">
            <Kicks entries={entries} side={side} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Kicks({ entries, side }: { entries: Incident[]; side: Side }) {
  const { t } = useTranslation('matches');
  return entries
    .filter((entry) => entry.side === side && entry.state !== 'withdrawn')
    .map(({ key, kind, player }) => {
      const Icon = kind === 'shootoutScored' ? CircleCheck : CircleX;
      const told = kind === 'shootoutScored' ? 'shootoutScored' : 'shootoutMissed';
      const label = [player, t(`incident.${told}`)].filter(Boolean).join(': ');
      return (
        <Icon
          key={key}
          role="img"
          aria-label={label}
          className={`size-5 ${kind === 'shootoutScored' ? 'text-win' : 'text-loss'}`}
        />
      );
    });
}
