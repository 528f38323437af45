import type { Action, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useMemo } from 'react';
import { SideDot } from '#app/shared/games/sides.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { useActions } from '../../../api/panel-queries.ts';
import { Answer } from '../panels/answer.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { aimed } from './aim.ts';
import { BallTrail } from './ball-trail.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { ShotMap } from './shot-map.tsx';
import { Surface, type SurfaceKind } from './surface.tsx';
import { tellAction } from './tell-action.ts';
import { usePlayback } from './use-playback.ts';

/** The match seen from above: where the ball went, and from where it was shot. */
export default function Animation({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const query = useActions(detail.match.id);
  const { surface } = sportOf(detail.match.gameId);
  if (!surface) return null;
  return (
    <Answer
      query={query}
      skeleton={
        <div className="flex flex-col gap-3">
          <Skeleton className="aspect-[105/76]" />
          <Skeleton className="aspect-[105/76]" />
        </div>
      }
      empty={t('empty.animation')}
      isEmpty={({ actions }) => actions.length === 0}
    >
      {({ actions }) => (
        <div className="flex flex-col gap-2 md:gap-3">
          <Stage actions={actions} surface={surface} detail={detail} />
          <ShotMap actions={actions} surface={surface} detail={detail} />
        </div>
      )}
    </Answer>
  );
}

interface StageProps {
  actions: readonly Action[];
  surface: SurfaceKind;
  detail: MatchDetail;
}

function Stage({ actions, surface, detail }: StageProps) {
  const { t } = useTranslation('matches');
  const paths = useMemo(() => aimed(actions, surface), [actions, surface]);
  const playback = usePlayback(paths);
  const { match } = detail;
  const action = paths[playback.index];
  const told = action && tellAction(t, action, match.gameId, surface);
  return (
    <section aria-label={t('animation.title')} className="overflow-hidden bg-surface md:rounded-lg">
      <div className="flex min-h-11 items-center gap-3 px-4 text-sm">
        {action && told && (
          <>
            <span className="tabular shrink-0 text-xs text-muted">
              {told.period} <span dir="ltr">{told.time}</span>
            </span>
            <SideDot side={action.side} />
            <span className="min-w-0 truncate">
              <span className="font-semibold">{told.name}</span>
              {action.player && <span className="text-muted"> · {action.player}</span>}
            </span>
          </>
        )}
      </div>
      <Surface surface={surface} label={told?.all ?? ''}>
        <BallTrail actions={paths} index={playback.index} surface={surface} />
      </Surface>
      <PlaybackControls
        playback={playback}
        count={paths.length}
        moment={told?.all ?? ''}
        live={match.state.status === 'live'}
      />
    </section>
  );
}
