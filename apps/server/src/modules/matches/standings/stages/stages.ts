import type { Competition, SeasonMatch } from '../types.ts';
import {
  type Group,
  groupsByOpponents,
  isKnockout,
  isRoundRobin,
  sidesOf,
  splitByMeetings,
} from './who-plays-whom.ts';

/** A part of a season that has a table, or one for each group. */
export interface Stage {
  /** As its source calls it; null for the league itself, and where nobody names it. */
  name: string | null;
  split: boolean;
  matches: SeasonMatch[];
  groups: Group[];
}

const exhibition = /pre-?season|friendl|exhibition|all-?star|testspiel|amistos|showcase/i;
const knockout =
  /final(?!iza|\s*(round|group|stage|phase)\b)|semi|quarter|round of|last \d|third.place|\d\.? platz|abstieg|knock|replay|eliminat|bracket|play-?(in|out)\b|reclassif|qualifying|prelim|repe(s|c)|promotion match/i;
/** Names of the league itself, which say nothing more. */
const plain =
  /^(the )?(regular( (season|stage|phase|round))?|league( (phase|stage|round))?|groups?( (stage|phase|matches|round))?|season|swiss.*|main round|grunddurchgang|hauptrunde|fase (regular|de grupos))$/i;
const half =
  /apertura|clausura|opening|closing|finalizaci|semestre|turno|\b(1st|2nd|3rd|first|second|third) (phase|stage|half)|hinrunde|r[uü]ckrunde|spring|autumn/i;
const split =
  /champion|relegation|promotion|title|europ|conference|qualification|descenso|liguilla|cuadrangular|hexagonal|meister|play-?offs?/i;
/** Names of competitions that are cups. */
export const cup =
  /\b(super ?)?(cup|pokal|copa|coupe|coppa|ta[cç]a|beker|shield|trophy|kup|cupen|pohár|puchar|kupa(s[iı])?)\b|杯|كأس/i;

const word =
  'match ?day|game ?week|week|day|round|jornada|spieltag|giornata|journ[ée]e|fecha|runde|rodada|md|gw';
const numbered = new RegExp(
  `[\\s,:–-]*(\\b(${word})?[\\s.:#–-]*\\d+\\.?|\\b\\d+\\.?\\s*(${word}))$`,
  'i',
);
const counted = new RegExp(`\\b(${word.replace('round|', '')})\\b|- \\d+$`, 'i');
const groupName = /^(group [a-z0-9]{1,2})\b[\s,:–-]*/i;

/** The parts of a season that have tables, in the order played, and the other matches. */
export function stagesOf<Match extends SeasonMatch>(
  season: readonly Match[],
  { name, country, sport }: Pick<Competition, 'name' | 'country' | 'sport'>,
): { stages: Stage[]; others: Match[] } {
  if (exhibition.test(name)) return { stages: [], others: [] };
  const parts = Map.groupBy(
    season.filter(({ stage, round }) => !exhibition.test(`${stage} ${round}`)),
    partOf,
  );
  const stages: Stage[] = [];
  const others: Match[] = [];
  for (const [part, matches] of parts) {
    const kind = kindOf(part, matches, name, sport);
    if (kind === 'knockout') others.push(...matches);
    else stages.push(stageOf(part, kind === 'split', matches));
  }
  const [only] = stages;
  const isPlainLeague = only && stages.length === 1 && only.groups.length === 1;
  // Elsewhere sides of a conference meet more often from the start.
  if (!isPlainLeague || sport !== 'soccer' || !country) return { stages, others };
  return { stages: unfold(only), others };
}

/** What the labels call a match's part of the season: '' for the league itself. */
function partOf({ stage, round }: SeasonMatch): string {
  const ofStage = bare(stage ?? '');
  // A source that has stages means rounds within them.
  if (stage && plain.test(ofStage)) return '';
  const text = [stage, round].filter(Boolean).join(', ').replace(groupName, '');
  if (knockout.test(text)) return text;
  const part = bare(text);
  return plain.test(part) ? '' : part;
}

/** A name without the number of a matchday, and the group. */
export function bare(text: string): string {
  return text.trim().replace(groupName, '').replace(numbered, '').trim();
}

function kindOf(
  part: string,
  matches: readonly SeasonMatch[],
  competition: string,
  sport: Competition['sport'],
): 'league' | 'split' | 'knockout' {
  if (knockout.test(part)) return 'knockout';
  if (matches.some(groupOf) && !/play-?off/i.test(part)) return 'league';
  const isAlways = sport === 'tennis' || sport === 'snooker';
  if (isAlways || /^play-?offs?$/i.test(part)) return 'knockout';
  if (part === '' && cup.test(competition) && !isNumbered(matches)) {
    return isRoundRobin(matches) ? 'league' : 'knockout';
  }
  const isHalf = half.test(part) && !/play-?offs?|liguilla/i.test(part);
  if (part === '' || isHalf) return isKnockout(matches) ? 'knockout' : 'league';
  const isSplit = split.test(part) && isNumbered(matches) && !isKnockout(matches);
  return isSplit || isRoundRobin(matches) ? 'split' : 'knockout';
}

/** Whether rounds are counted as those of leagues are. "Round 2" is of a cup as well. */
function isNumbered(matches: readonly SeasonMatch[]): boolean {
  return matches.some(({ round }) => counted.test(round ?? ''));
}

/** Beside groups that are named, a match of none came after them. */
function stageOf(name: string, isSplit: boolean, matches: SeasonMatch[]): Stage {
  const named = Map.groupBy(matches, groupOf);
  named.delete(undefined);
  const groups: Group[] =
    named.size > 0
      ? [...named].map(([group, own]) => ({ name: group!, teamIds: sidesOf(own), matches: own }))
      : groupsByOpponents(matches);
  return { name: name || null, split: isSplit, matches, groups };
}

/** The group that a match is said to be of, in the words of its round at least. */
export function groupOf({ group, stage, round }: SeasonMatch): string | undefined {
  return group ?? [round, stage].map((text) => groupName.exec(text ?? '')?.[1]).find(Boolean);
}

/** A league that no source says was split, and who met more often than all others did: in groups of them. */
function unfold(stage: Stage): Stage[] {
  const { before, after } = splitByMeetings(stage.matches);
  if (after.length === 0) return [stage];
  const groups = groupsByOpponents(after);
  return [
    { ...stage, matches: before, groups: groupsByOpponents(before) },
    { name: null, split: true, matches: after, groups },
  ];
}
