import type { MatchState } from '@xiongmao/api/matches/shapes';
import type { TimedMatch } from '../adapter.ts';
import { recording, type SourceMessage } from '../reading/recording.ts';
import { addStep, boxBefore, leftOnBase, lineupsOf, sheetOf, statisticsOf } from './box.ts';
import {
  blank,
  finalState,
  type Game,
  hitsAndErrors,
  incidentOf,
  periodsOf,
  situation,
} from './game.ts';
import { fixtureOf, periodKey } from './league.ts';
import { battedIn, figuresOf } from './messages.ts';
import { momentsOf } from './pace.ts';
import { endsTurn } from './plays/event.ts';
import { afterPitch, type Count, newPitches } from './plays/pitches.ts';
import { type Played, type Step, sideOfTeam } from './plays/simulate.ts';

const fresh: Count = { balls: 0, strikes: 0 };

/** A game as its feed would have told it, pitch by pitch: nothing is said before it happened. */
export function replayOf(game: Game): TimedMatch {
  const { records, played, remarks, id } = game;
  const { steps } = played;
  const feed = recording(id);
  const fixture = fixtureOf(records, game.file, game.clubs);
  const box = boxBefore(records);
  const squads = () =>
    lineupsOf(box, records, false).map((lineup): SourceMessage => ({ type: 'lineup', lineup }));
  feed.before(fixture, ...squads(), { type: 'state', state: { ...blank, status: 'notStarted' } });

  const innings: Played['innings'] = [];
  let score = { home: 0, away: 0 };
  let count = fresh;
  const tell = (at: number, step: Step, now: { outs: number; bases: Step['bases'] } | null) => {
    const state: MatchState = {
      ...blank,
      status: 'live',
      phase: now ? periodKey(step.inning) : 'break',
      score,
      periods: periodsOf(innings),
      columns: [
        ...hitsAndErrors(box),
        ...(now ? situation(sideOfTeam(step.batting), now.outs, now.bases, count) : []),
      ],
    };
    feed.at(at, { type: 'state', state });
  };

  const moments = momentsOf(game);
  for (const [index, step] of steps.entries()) {
    const { begins, at } = moments[index]!;
    const { record, event, inning, batting } = step;
    const isNew = steps[index - 1]?.inning !== inning || steps[index - 1]?.batting !== batting;
    if (isNew) {
      count = fresh;
      innings[inning - 1] = { home: null, away: null, ...innings[inning - 1] };
      innings[inning - 1]![sideOfTeam(batting)] ??= 0;
    }
    if (record.type === 'play') {
      const pitches = newPitches(record.pitches);
      const each = (at - begins) / (pitches.length + 1);
      if (isNew || pitches !== '') tell(begins, step, step.before);
      for (const [place, pitch] of [...pitches].entries()) {
        count = afterPitch(count, pitch);
        // What the last one led to is the play.
        if (place < pitches.length - 1) tell(begins + each * (place + 1), step, step.before);
      }
    }
    addStep(box, step);
    score = step.score;
    if (step.runs > 0) innings[inning - 1]![sideOfTeam(batting)]! += step.runs;
    const incident = incidentOf(game, step, index);
    if (incident) feed.at(at, { type: 'incidents', items: [incident] });
    const remark = remarks.get(step);
    if (remark?.stops) {
      const state = { ...blank, score, periods: periodsOf(innings), columns: hitsAndErrors(box) };
      const note = remark.text.slice(0, 300);
      feed.at(at, {
        type: 'state',
        state: { ...state, status: 'interrupted', phase: 'delay', note },
      });
      feed.at(moments[index + 1]?.begins ?? at, {
        type: 'state',
        state: { ...state, status: 'live', phase: periodKey(inning) },
      });
    }
    if (!event) continue;
    if (endsTurn.has(event.kind)) count = fresh;
    tell(at, step, step.outs < 3 ? step : null);
    if (event.kind === 'noPlay') continue;
    const left = leftOnBase(steps.slice(0, index + 1), false);
    const sheet = sheetOf(box, records, { innings: battedIn(innings), left, isOver: false });
    feed.at(at, { type: 'sheet', sheet });
    if (step.outs === 3) {
      feed.at(at, { type: 'statistics', statistics: statisticsOf(box, left) }, ...squads());
    }
  }

  const end = moments.at(-1)?.at ?? 0;
  feed.at(end, ...figuresOf(game, box), { type: 'state', state: finalState(game, box) });
  const nameOf = (side: 'home' | 'away') => fixture[side]?.name ?? fixture[side]?.id;
  return { ...feed.played(), title: `${nameOf('home')} – ${nameOf('away')}`, gameId: 205 };
}
