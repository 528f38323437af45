import type { Sport } from '@xiongmao/api/catalogue/sports';
import { isPeriodKey } from '@xiongmao/api/catalogue/sports';
import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import { type Moment, readingAt, type Scene, type SceneClock } from './scene.ts';
import type { Trouble } from './trouble.ts';

type Stoppage = Extract<Trouble, { kind: 'interrupted' | 'abandoned' }>;

/**
 * The same match with a stop: what comes after it comes later, and the clock stood still meanwhile. A
 * match that is given up ends there.
 */
export function stopped(moments: readonly Moment[], stop: Stoppage, sport: Sport): Moment[] {
  const index = stopAt(moments, stop.from, sport);
  const last = moments[index];
  if (!last?.scene) return [...moments];
  // A second later, so that it is told after what happened then.
  const from = last.at + 1000;
  const before = moments.filter(({ at }) => at < from);
  const scene = before.findLast((moment) => moment.scene)?.scene ?? last.scene;
  const clock = scene.clock && still(scene.clock, from, sport);
  const interrupted: Scene = { ...scene, status: 'interrupted', clock, note: stop.note };
  const entry = delayEntry(before, interrupted, stop.note);
  const to = from + stop.length;
  const halted = [...before, { at: from, scene: interrupted, incidents: [entry] }];
  if (stop.kind === 'abandoned') {
    const abandoned: Scene = { ...interrupted, status: 'abandoned', phase: null, clock: null };
    return [...halted, { at: to, scene: abandoned }];
  }
  const moved = (shown: Scene): Scene => ({
    ...shown,
    clock: shown.clock && later(shown.clock, { from, to }, sport),
  });
  return [
    ...halted,
    { at: to, scene: moved(scene) },
    ...moments
      .filter(({ at }) => at >= from)
      .map((moment) => ({
        ...moment,
        at: moment.at + stop.length,
        ...(moment.scene ? { scene: moved(moment.scene) } : {}),
      })),
  ];
}

/** The first change of the scoreboard after a share of the match, while it is being played; the last where none follows. */
function stopAt(moments: readonly Moment[], share: number, sport: Sport): number {
  const end = moments.at(-1)?.at ?? 0;
  const isPlay = ({ scene }: Moment) =>
    scene?.status === 'live' && isPeriodKey(sport, scene.phase ?? '');
  const after = moments.findIndex((moment) => moment.at >= share * end && isPlay(moment));
  return after === -1 ? moments.findLastIndex(isPlay) : after;
}

function still(clock: SceneClock, at: number, sport: Sport): SceneClock {
  return { since: at, seconds: readingAt(clock, at, sport), running: false };
}

function later(clock: SceneClock, gap: { from: number; to: number }, sport: Sport): SceneClock {
  if (clock.since >= gap.from) return { ...clock, since: clock.since + gap.to - gap.from };
  return { since: gap.to, seconds: readingAt(clock, gap.from, sport), running: clock.running };
}

/** It stands right after the last entry before it. */
function delayEntry(before: readonly Moment[], scene: Scene, note: string): IncidentItem {
  const last = before
    .flatMap(({ incidents }) => incidents ?? [])
    .sort((a, b) => a.order - b.order)
    .at(-1);
  return {
    key: 'delay',
    order: (last?.order ?? 0) + 1,
    period: scene.phase,
    minute: last?.minute ?? null,
    added: last?.added ?? null,
    seconds: scene.clock ? Math.round(scene.clock.seconds) : null,
    kind: 'delay',
    side: null,
    playerId: null,
    player: null,
    other: null,
    score: null,
    text: note,
    x: null,
    y: null,
  };
}
