import type { Action, MatchDetail } from '@xiongmao/api/matches/shapes';
import { Skeleton } from '@xiongmao/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../../api/match-queries.ts';
import { sportOf } from '../../../sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Answer } from '../panel-states.tsx';
import type { PanelProps } from '../panels.ts';
import { SideDot } from '../sides.tsx';
import { actionName } from './action-name.ts';
import { BallTrail } from './ball-trail.tsx';
import { actionTime } from './playback.ts';
import { PlaybackControls } from './playback-controls.tsx';
import { ShotMap } from './shot-map.tsx';
import { Surface, type SurfaceKind } from './surface.tsx';
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
  const playback = usePlayback(actions);
  const { match } = detail;
  const action = actions[playback.index];
  const name = action && actionName(t, action.kind, match.gameId);
  const when = action && [
    say(t, periodLabel(action.period, match.gameId).short),
    actionTime(action, sportOf(match.gameId)),
  ];
  const moment = action ? [...when!, name, action.player].filter(Boolean).join(', ') : '';
  return (
    <section aria-label={t('animation.title')} className="overflow-hidden bg-surface md:rounded-lg">
      <div className="flex min-h-11 items-center gap-3 px-4 text-sm">
        <span className="tabular shrink-0 text-xs text-muted">
          {when?.[0]} <span dir="ltr">{when?.[1]}</span>
        </span>
        {action && (
          <>
            <SideDot side={action.side} />
            <span className="min-w-0 truncate">
              <span className="font-semibold">{name}</span>
              {action.player && <span className="text-muted"> · {action.player}</span>}
            </span>
            <span className="ms-auto shrink-0 text-xs text-muted">{detail[action.side].abbr}</span>
          </>
        )}
      </div>
      <Surface surface={surface} label={moment}>
        <BallTrail actions={actions} index={playback.index} surface={surface} />
      </Surface>
      <PlaybackControls
        playback={playback}
        count={actions.length}
        moment={moment}
        live={match.state.status === 'live'}
      />
    </section>
  );
}
