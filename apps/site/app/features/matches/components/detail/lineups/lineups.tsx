import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { FormationPitch } from './formation-pitch.tsx';
import { pitchRows } from './pitch-rows.ts';
import { SquadList } from './squad-list.tsx';

/** Who plays: on the pitch where it can be drawn, and as lists. */
export default function Lineups({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const { match, lineups, incidents } = detail;
  const squads = sidesOf(match.gameId).flatMap(
    (side) => lineups.find((lineup) => lineup.side === side) ?? [],
  );
  if (squads.length === 0) return <EmptyState text={t('empty.lineups')} />;

  const rowsOf = (side: Side) => {
    const lineup = squads.find((squad) => squad.side === side);
    return lineup && sportOf(match.gameId).surface === 'pitch' ? pitchRows(lineup) : null;
  };
  const [home, away] = [rowsOf('home'), rowsOf('away')];
  const rows = home && away && { home, away };
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {rows && <FormationPitch rows={rows} detail={detail} />}
      <div className="grid bg-surface pb-3 min-[30rem]:grid-cols-2 md:rounded-lg">
        {squads.map((lineup) => (
          <section key={lineup.side} className="min-w-0">
            <h2 className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold">
              <TeamCrest team={detail[lineup.side]} />
              <Name>{detail[lineup.side].name}</Name>
              {lineup.formation && (
                <span className="tabular ms-auto text-xs font-normal text-muted" dir="ltr">
                  {lineup.formation}
                </span>
              )}
            </h2>
            {lineup.probable && <p className="px-4 text-xs text-muted">{t('preview.probable')}</p>}
            <SquadList
              lineup={lineup}
              gameId={match.gameId}
              incidents={incidents}
              onPitch={rows !== null}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
