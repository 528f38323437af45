import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Castle from 'lucide-react/icons/castle';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import Goal from 'lucide-react/icons/goal';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import RectangleVertical from 'lucide-react/icons/rectangle-vertical';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Skull from 'lucide-react/icons/skull';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import Volleyball from 'lucide-react/icons/volleyball';
import Whistle from 'lucide-react/icons/whistle';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

const yellow = 'fill-[#f5c518] text-[#f5c518]';
const red = 'fill-loss text-loss';

const icons: Partial<Record<IncidentKind, [Icon, string?]>> = {
  goal: [Volleyball],
  penaltyGoal: [Goal],
  ownGoal: [Volleyball, 'text-loss'],
  penaltyMissed: [CircleX, 'text-loss'],
  shootoutScored: [Goal, 'text-win'],
  shootoutMissed: [CircleX, 'text-loss'],
  yellowCard: [RectangleVertical, yellow],
  secondYellow: [RectangleVertical, red],
  redCard: [RectangleVertical, red],
  substitution: [ArrowLeftRight, 'text-muted'],
  videoReview: [MonitorPlay, 'text-away'],
  review: [MonitorPlay, 'text-away'],
  periodStart: [Whistle, 'text-muted'],
  periodEnd: [Whistle, 'text-muted'],
  delay: [Timer, 'text-muted'],
  timeout: [Timer, 'text-muted'],
  twoPoints: [CircleDot],
  threePoints: [Target, 'text-accent'],
  freeThrow: [CircleDot],
  shotMissed: [CircleX, 'text-muted'],
  freeThrowMissed: [CircleX, 'text-muted'],
  rebound: [RefreshCw, 'text-muted'],
  foul: [Whistle, 'text-muted'],
  ejection: [RectangleVertical, red],
  point: [CircleDot],
  run: [CircleDot],
  wicket: [CircleX, 'text-loss'],
  homeRun: [Trophy, 'text-accent'],
  single: [CircleDot],
  double: [CircleDot],
  triple: [CircleDot],
  strikeout: [CircleX, 'text-muted'],
  out: [CircleX, 'text-muted'],
  doublePlay: [CircleX, 'text-loss'],
  triplePlay: [CircleX, 'text-loss'],
  touchdown: [Trophy, 'text-accent'],
  fieldGoal: [Goal],
  fieldGoalMissed: [CircleX, 'text-loss'],
  conversionMissed: [CircleX, 'text-loss'],
  safety: [CircleDot, 'text-accent'],
  interception: [RefreshCw, 'text-loss'],
  fumble: [RefreshCw, 'text-loss'],
  kill: [Skull],
  objective: [Castle, 'text-accent'],
  round: [CircleDot],
  gameEnd: [Trophy, 'text-accent'],
};

/** The sign of an entry; its words stand beside it. Most common kinds have one. */
export function IncidentIcon({
  kind,
  className = 'size-4',
}: {
  kind: IncidentKind;
  className?: string;
}) {
  const [Icon, tone = ''] = icons[kind] ?? [];
  if (!Icon) return <span aria-hidden="true" className="size-1.5 rounded-full bg-muted" />;
  return <Icon aria-hidden className={`shrink-0 ${className} ${tone}`} />;
}
