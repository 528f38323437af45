import type { Lineup, Side } from '@xiongmao/api/matches/shapes';
import { Crest } from '@xiongmao/ui/crest';
import { EmptyState } from '@xiongmao/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../sport-of.ts';
import type { PanelProps } from '../panels.ts';
import { FormationPitch } from './formation-pitch.tsx';
import { pitchRows } from './pitch-rows.ts';
import { sidesOf } from '../sides.tsx';
import { SquadList } from './squad-list.tsx';

/** Who plays: on the pitch where it can be drawn, and as lists. */
export default function Lineups({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { lineups, match } = detail;
  const lineup = (side: Side) => lineups.find((one) => one.side === side);
  const rows = (side: Side) => {
    const found = lineup(side);
    return found && sportOf(match.gameId).surface === 'pitch' ? pitchRows(found) : null;
  };
  const home = rows('home');
  const away = rows('away');
  const squads = sidesOf(match.gameId).flatMap((side) => lineup(side) ?? []);
  const drawn = home !== null && away !== null;
  if (lineups.length === 0) return <EmptyState text={t('empty.lineups')} />;

  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {drawn && <FormationPitch home={home} away={away} />}
      <div className="grid bg-surface pb-3 min-[30rem]:grid-cols-2 md:rounded-lg">
        {squads.map((one) => (
          <section key={one.side} className="min-w-0">
            <SideHead lineup={one} name={detail[one.side].name} />
            <SquadList lineup={one} onPitch={drawn} />
          </section>
        ))}
      </div>
    </div>
  );
}

function SideHead({ lineup, name }: { lineup: Lineup; name: string }) {
  return (
    <h2 className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold">
      <Crest name={name} />
      <span className="min-w-0 truncate">{name}</span>
      {lineup.formation && (
        <span className="tabular ms-auto text-xs font-normal text-muted" dir="ltr">
          {lineup.formation}
        </span>
      )}
    </h2>
  );
}
