import { FeedFileError } from '../adapter.ts';
import type { Ending } from './played.ts';

export interface Actor {
  name: string;
  /** Steam id; of a bot, which has none, its name. */
  id: string;
  bot: boolean;
  team: 'CT' | 'TERRORIST' | null;
}

type Event =
  | { kind: 'map'; map: string }
  | { kind: 'setting'; name: string; value: string }
  | { kind: 'matchStart'; map: string }
  | { kind: 'teamName'; team: string; name: string }
  | { kind: 'freeze' | 'roundStart' | 'gameOver' | 'pause' | 'unpause' }
  | { kind: 'result'; team: string; ending: Ending | null; ct: number; t: number }
  | { kind: 'killed'; killer: Actor; victim: Actor; weapon: string; how: string }
  | { kind: 'died'; victim: Actor }
  | { kind: 'assisted'; by: Actor; victim: Actor }
  | { kind: 'hit'; by: Actor; victim: Actor; health: number }
  | { kind: 'bomb'; by: Actor; what: 'planted' | 'defused' }
  | { kind: 'ready'; by: Actor; equipment: string };
/** A line that tells something of the match; `at` is what the server's clock shows, in seconds. */
export type LogEvent = Event & { at: number; line: number };

const stamped = /^(?:L )?(\d\d)\/(\d\d)\/(\d{4}) - (\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:: | - )(.*)$/;

/** Whether a text is a game server's log. */
export function isLog(text: string): boolean {
  return stamped.test(
    text
      .slice(0, 2000)
      .split(/\r?\n/, 1)[0]!
      .replace(/^(\ufeff|ï»¿)/, ''),
  );
}

/**
 * What a server's log tells of matches, line by line; the rest (chat, purchases, grenades, commands) is left. A last
 * line that is cut off tells nothing.
 */
export function* readLog(
  file: string,
  text: string,
  odd: (place: string, reason: string, raw: unknown) => void,
): Generator<LogEvent> {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    const found = stamped.exec(line);
    if (!found) {
      if (index === 0) throw new FeedFileError(file, 'line 1', 'no line of a server’s log');
      if (index < lines.length - 1) odd(`line ${index + 1}`, 'no line of a server’s log', line);
      continue;
    }
    const [, month, day, year, hour, minute, second, said = ''] = found;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000;
    if (Number.isNaN(at)) {
      odd(`line ${index + 1}`, 'not a date', line);
      continue;
    }
    const event = eventOf(said);
    if (event) yield { ...event, at, line: index + 1 };
  }
}

const who = '"(.+?)<(\\d+)><([^<>]+)><([^<>]*)>"';
const place = '\\[-?\\d+ -?\\d+ -?\\d+\\]';
const forms = {
  killed: new RegExp(`^${who} ${place} killed ${who} ${place} with "([^"]*)"(?: \\(([a-z ]+)\\))?`),
  hit: new RegExp(
    `^${who} ${place} attacked ${who} ${place} with "[^"]*" .*\\(health "(-?\\d+)"\\)`,
  ),
  assisted: new RegExp(`^${who} assisted killing ${who}`),
  died: new RegExp(`^${who} ${place} (?:committed suicide with|was killed by the bomb)`),
  bomb: new RegExp(`^${who} triggered "(Planted|Defused)_The_Bomb"`),
  ready: new RegExp(`^${who} left buyzone with \\[(.*)\\]`),
  result: /^Team "(CT|TERRORIST)" triggered "SFUI_Notice_(\w+)" \(CT "(\d+)"\) \(T "(\d+)"\)/,
  matchStart: /^World triggered "Match_Start" on "([^"]+)"/,
  teamName: /^(?:MatchStatus: )?Team playing "(CT|TERRORIST)": (.+)$/,
  map: /^Started map "([^"]+)"/,
  setting: /^(?:server_cvar: )?"(mp_maxrounds|mp_overtime_maxrounds)"(?: =)? "(\d+)"/,
};

const endings: Readonly<Record<string, Ending>> = {
  Terrorists_Win: 'elimination',
  CTs_Win: 'elimination',
  Target_Bombed: 'bomb',
  Bomb_Defused: 'defuse',
  Target_Saved: 'time',
  Hostages_Not_Rescued: 'time',
  All_Hostages_Rescued: 'hostages',
  CTs_Surrender: 'surrender',
  Terrorists_Surrender: 'surrender',
};

function eventOf(said: string): Event | null {
  if (said.startsWith('"')) return deedOf(said);
  if (said.startsWith('World triggered')) {
    if (said.startsWith('World triggered "Round_Start"')) return { kind: 'roundStart' };
    const start = forms.matchStart.exec(said);
    return start && { kind: 'matchStart', map: start[1]! };
  }
  if (said.startsWith('Starting Freeze period')) return { kind: 'freeze' };
  if (said.startsWith('Game Over')) return { kind: 'gameOver' };
  if (/^(rcon from .*"mp_unpause_match|Match pause is disabled)/.test(said)) {
    return { kind: 'unpause' };
  }
  if (/^(rcon from .*"mp_pause_match|Match pause is enabled)/.test(said)) return { kind: 'pause' };
  const result = forms.result.exec(said);
  if (result) {
    const [, team = '', notice = '', ct, t] = result;
    return { kind: 'result', team, ending: endings[notice] ?? null, ct: Number(ct), t: Number(t) };
  }
  const name = forms.teamName.exec(said);
  if (name) return { kind: 'teamName', team: name[1]!, name: readable(name[2]!) };
  const map = forms.map.exec(said);
  if (map) return { kind: 'map', map: map[1]! };
  const setting = forms.setting.exec(said);
  return setting && { kind: 'setting', name: setting[1]!, value: setting[2]! };
}

function deedOf(said: string): Event | null {
  const found = (form: RegExp) => form.exec(said);
  let told: RegExpExecArray | null;
  // Most lines are about other things: a word of the line tells which form it may have.
  if (said.includes('" killed "') || said.includes('] killed "')) {
    told = found(forms.killed);
    if (!told) return null;
    const [weapon = '', how = ''] = [told[9], told[10]];
    return { kind: 'killed', killer: actor(told, 1), victim: actor(told, 5), weapon, how };
  }
  if (said.includes('] attacked "')) {
    told = found(forms.hit);
    return (
      told && { kind: 'hit', by: actor(told, 1), victim: actor(told, 5), health: Number(told[9]) }
    );
  }
  if (said.includes('" left buyzone with [')) {
    told = found(forms.ready);
    return told && { kind: 'ready', by: actor(told, 1), equipment: told[5]! };
  }
  if (said.includes('_The_Bomb"')) {
    told = found(forms.bomb);
    const what = told?.[5] === 'Planted' ? 'planted' : 'defused';
    return told && { kind: 'bomb', by: actor(told, 1), what };
  }
  if (said.includes('" assisted killing "')) {
    told = found(forms.assisted);
    return told && { kind: 'assisted', by: actor(told, 1), victim: actor(told, 5) };
  }
  if (said.includes('committed suicide') || said.includes('was killed by the bomb')) {
    told = found(forms.died);
    return told && { kind: 'died', victim: actor(told, 1) };
  }
  const setting = found(forms.setting);
  return setting && { kind: 'setting', name: setting[1]!, value: setting[2]! };
}

const readable = (name: string) => name.replaceAll('\ufffd', '').trim();

function actor(found: RegExpExecArray, from: number): Actor {
  const [name = '', , id = '', team = ''] = found.slice(from, from + 4);
  const bot = id === 'BOT';
  return {
    name: readable(name) || id,
    id: bot ? name : id,
    bot,
    team: team === 'CT' || team === 'TERRORIST' ? team : null,
  };
}
