import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { DismissalWay } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Side } from '@xiongmao/api/matches/sides';
import type { FileWicket } from './cricsheet-file.ts';
import { personIdOf, sideOf } from './match.ts';
import { type Moment, wayOf } from './play.ts';
import { scoreOf } from './state.ts';

type Ball = Extract<Moment, { what: 'ball' }>;

/** Room for what happens with one ball, and for as many balls as an over can have. */
const perBall = 10;
const perOver = 100 * perBall;
const perInnings = 1000 * perOver;

const words: Readonly<Record<DismissalWay, string>> = {
  bowled: 'bowled',
  caught: 'caught',
  caughtAndBowled: 'caught and bowled',
  lbw: 'leg before',
  stumped: 'stumped',
  runOut: 'run out',
  hitWicket: 'hit wicket',
  hitBallTwice: 'hit the ball twice',
  handledBall: 'handled the ball',
  obstructing: 'obstructing the field',
  timedOut: 'timed out',
  retiredOut: 'retired out',
  retiredHurt: 'retired hurt',
  retiredNotOut: 'retired not out',
  absentHurt: 'absent hurt',
  other: '',
};

/** What has just happened, as entries of the timeline: single balls stand in the sheet. */
export function incidentsOf(moment: Moment): IncidentItem[] {
  const { scorer, scorers, place } = moment;
  const score = scoreOf(scorers);
  const { period, key, side } = scorer;
  if (moment.what === 'ball') return ballIncidents(moment);
  const isStart = moment.what === 'starts';
  return [
    entry({
      key: `${key}-${isStart ? 'start' : 'end'}`,
      order: place * perInnings + (isStart ? 0 : perInnings - 1),
      ...{ period, side, kind: isStart ? 'periodStart' : 'periodEnd' },
      ...(!isStart && { score, text: `${scorer.runs}/${scorer.wickets}` }),
    }),
  ];
}

function ballIncidents(moment: Ball): IncidentItem[] {
  const { match, scorer, scorers, place, over, index, number, delivery } = moment;
  const { batter, bowler, runs, wickets = [], review, replacements } = delivery;
  const { period, side } = scorer;
  const fielding: Side = side === 'home' ? 'away' : 'home';
  const score = scoreOf(scorers);
  const first = place * perInnings + over * perOver + (index + 1) * perBall;
  const told: IncidentItem[] = [];
  const tell = (name: string, facts: Partial<IncidentItem> & Pick<IncidentItem, 'kind'>) =>
    told.push(
      entry({
        key: `${scorer.key}-${over}.${index + 1}-${name}`,
        order: first + told.length,
        ...{ period, side },
        // Where overs are beyond all measure, their number has no room.
        ...(over <= 300 && { minute: over, added: number }),
        ...facts,
      }),
    );
  const of = (player: string) => ({ player, playerId: personIdOf(match, player) });

  for (const one of replacements?.match ?? []) {
    const what = {
      side: sideOf(match, one.team),
      other: one.out ?? null,
      text: wordsOf(one.reason),
    };
    tell(`in-${one.in}`, { kind: 'substitution', ...of(one.in), ...what });
  }
  for (const one of replacements?.role ?? []) {
    const who = one.role === 'bowler' ? fielding : side;
    const text = [`replacement ${one.role}`, wordsOf(one.reason)].filter(Boolean).join(', ');
    tell(`role-${one.in}`, {
      kind: 'note',
      side: who,
      ...of(one.in),
      other: one.out ?? null,
      text,
    });
  }
  const isBoundary = (runs.batter === 4 || runs.batter === 6) && !runs.non_boundary;
  if (isBoundary) {
    tell('runs', { kind: 'run', ...of(batter), other: bowler, text: String(runs.batter), score });
  }
  for (const wicket of wickets) {
    const out = scorer.batters.find(({ player }) => player === wicket.player_out)?.out;
    const isOut = !/^retired (hurt|not out)$/.test(wicket.kind);
    tell(`out-${wicket.player_out}`, {
      kind: isOut ? 'wicket' : 'note',
      ...of(wicket.player_out),
      other: out?.bowler ?? null,
      text: textOf(wicket),
      ...(isOut && { score }),
    });
  }
  if (review) {
    const call = review.umpires_call ? ", umpire's call" : '';
    const by = match.info.teams.includes(review.by) ? sideOf(match, review.by) : side;
    const who = review.batter ? of(review.batter) : {};
    tell('review', { kind: 'review', side: by, ...who, text: `${review.decision}${call}` });
  }
  return told;
}

/** "caught, B Hand"; a substitute is told as one. */
function textOf(wicket: FileWicket): string {
  const fielders = (wicket.fielders ?? []).flatMap(({ name, substitute }) =>
    substitute ? [name ? `sub (${name})` : 'sub'] : (name ?? []),
  );
  const way = words[wayOf(wicket)] || wicket.kind;
  return [way, ...(way === 'caught and bowled' ? [] : fielders)].join(', ').slice(0, 600);
}

const wordsOf = (reason: string | null | undefined): string | null =>
  reason?.replaceAll('_', ' ') ?? null;

function entry(
  facts: Partial<IncidentItem> & Pick<IncidentItem, 'key' | 'order' | 'kind'>,
): IncidentItem {
  return {
    ...{ period: null, minute: null, added: null, seconds: null, side: null },
    ...{ playerId: null, player: null, other: null, score: null, text: null, x: null, y: null },
    ...facts,
    key: facts.key.slice(0, 120),
  };
}
