import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { fallsOf } from './buildings.ts';
import { heroOfUnit } from './facts/heroes.ts';
import {
  type Camp,
  campOf,
  campOfTeam,
  type Game,
  heroOf,
  killsOf,
  lengthOf,
  type Meeting,
  otherCamp,
  playerId,
  playerName,
  playerOfUnit,
  sideOf,
  winnerOf,
} from './game.ts';
import type { GivenPlayer } from './shapes.ts';

export interface KillTold {
  at: number;
  camp: Camp;
  killer: GivenPlayer;
  victim: GivenPlayer | undefined;
  unit: string;
}

/** For how long one carries the Aegis. */
const aegisSeconds = 300;

/**
 * Kills in order of time. Who carries the Aegis stands up again: their fall counts for nobody, though logs have it. It is
 * left out where killer's and victim's figures say so, too.
 */
export function killsTold(game: Game): KillTold[] {
  const kills = game.players
    .flatMap((killer) =>
      (killer.kills_log ?? []).map(
        ({ time: at, key: unit }): KillTold => ({
          at,
          camp: campOf(killer.player_slot),
          killer,
          victim: playerOfUnit(game, unit),
          unit,
        }),
      ),
    )
    .sort((a, b) => a.at - b.at || a.killer.player_slot - b.killer.player_slot);
  const carried = (game.objectives ?? []).filter(({ type }) => /AEGIS(_STOLEN)?$/.test(type));
  return carried.reduce((told, { time, player_slot }) => {
    const fall = told.find(
      ({ at, victim }) =>
        victim?.player_slot === player_slot && at >= time && at <= time + aegisSeconds,
    );
    if (!fall?.victim) return told;
    const { killer, victim } = fall;
    const logged = told.filter((one) => one.killer === killer).length;
    const fallen = told.filter((one) => one.victim === victim).length;
    const isSurplus = logged > (killer.kills ?? logged) && fallen > (victim.deaths ?? fallen);
    return isSurplus ? told.filter((one) => one !== fall) : told;
  }, kills);
}

/** An entry of a game, and the second of its clock. */
export interface TimedEntry {
  at: number;
  item: Omit<IncidentItem, 'order'>;
}

type Entry = Pick<IncidentItem, 'key' | 'kind'> & Partial<IncidentItem>;

/** The timeline of a match's game; `before` is the score in games when it began. */
export function entriesOf(meeting: Meeting, index: number, before: ScorePair): TimedEntry[] {
  const game = meeting.games[index]!;
  const homeCamp = meeting.homeCamps[index]!;
  const side = (camp: Camp | null): Side | null => camp && sideOf(camp, homeCamp);
  const told: TimedEntry[] = [];
  const seen = new Map<string, number>();
  const add = (at: number, { key, ...entry }: Entry) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const whole = `${game.match_id}-${key}${times > 1 ? `-${times}` : ''}`;
    const period = `game${index + 1}`;
    const seconds = Math.max(0, at);
    told.push({ at, item: { ...empty, period, seconds, ...entry, key: whole.slice(0, 120) } });
  };
  const who = (player: GivenPlayer | undefined) =>
    player
      ? {
          playerId: playerId(game, player),
          player: playerName(player) ?? heroOf(game, player),
        }
      : {};
  const bySlot = (slot: number | null | undefined) =>
    game.players.find(({ player_slot }) => player_slot === slot);

  for (const { at, camp, killer, victim, unit } of killsTold(game)) {
    const first = at - (game.first_blood_time ?? Number.NaN);
    add(at, {
      key: `kill-${killer.player_slot}-${at}-${unit.replace('npc_dota_hero_', '')}`,
      kind: 'kill',
      side: side(camp),
      ...who(killer),
      other: (victim && (playerName(victim) ?? heroOf(game, victim))) ?? heroOfUnit(unit),
      // Both are rounded, not to the same second.
      text: Math.abs(first) <= 1 ? 'First blood' : null,
    });
  }
  for (const { at, owner, kind, building, slot, denied } of fallsOf(game)) {
    add(at, {
      key: `fall-${owner}-${building ?? `${kind}-${at}`}`,
      kind: 'objective',
      side: side(otherCamp[owner]),
      ...(denied ? {} : who(bySlot(slot))),
      text: [fallWords(kind, building), denied && 'denied'].filter(Boolean).join(', '),
    });
  }
  for (const { type, time: at, team, player_slot } of game.objectives ?? []) {
    const carrier = bySlot(player_slot);
    const camp = campOfTeam(team) ?? (carrier ? campOf(carrier.player_slot) : null);
    const word = objectives[type];
    if (!word) continue;
    // A courier is told with its owner.
    const gaining = type === 'CHAT_MESSAGE_COURIER_LOST' && camp ? otherCamp[camp] : camp;
    add(at, {
      key: `${word.replaceAll(' ', '-').toLowerCase()}-${at}`,
      kind: 'objective',
      side: side(gaining),
      ...who(carrier),
      text: word,
    });
  }
  for (const player of game.players) {
    for (const { time: at } of player.buyback_log ?? []) {
      const key = `buyback-${player.player_slot}-${at}`;
      const own = side(campOf(player.player_slot));
      add(at, { key, kind: 'note', side: own, ...who(player), text: 'Buyback' });
    }
  }
  for (const { time: at } of game.pauses ?? []) {
    add(at, { key: `pause-${at}`, kind: 'note', text: 'Pause' });
  }
  told.sort((a, b) => a.at - b.at);

  const starts = told.filter(({ at }) => at < 0);
  const rest = told.slice(starts.length);
  told.length = 0;
  told.push(...starts);
  add(0, { key: 'start', kind: 'periodStart' });
  told.push(...rest);
  const winner = side(winnerOf(game));
  if (winner) {
    const kills = killsOf(game);
    const score = { ...before, [winner]: before[winner] + 1 };
    const text = kills && `${kills[homeCamp]}–${kills[otherCamp[homeCamp]]}`;
    const end = Math.max(lengthOf(game) ?? 0, rest.at(-1)?.at ?? 0);
    add(end, { key: 'end', kind: 'gameEnd', side: winner, score, text });
  }
  return told;
}

/** By the places that players call them: "Tier 1 tower, mid lane". */
function fallWords(kind: string, building: string | null): string {
  if (kind === 'ancient') return 'Ancient';
  if (!building) return kind === 'tower' ? 'Tower' : 'Barracks';
  if (building.startsWith('base')) return 'Tier 4 tower';
  const [, lane, rest = ''] = /^(top|mid|bot)(.+)$/.exec(building)!;
  const what = /\d/.test(rest) ? `Tier ${rest} tower` : `${rest} barracks`;
  return `${what}, ${lane} lane`;
}

const objectives: Readonly<Record<string, string>> = {
  CHAT_MESSAGE_ROSHAN_KILL: 'Roshan',
  CHAT_MESSAGE_MINIBOSS_KILL: 'Tormentor',
  CHAT_MESSAGE_AEGIS: 'Aegis',
  CHAT_MESSAGE_AEGIS_STOLEN: 'Aegis stolen',
  CHAT_MESSAGE_DENIED_AEGIS: 'Aegis denied',
  CHAT_MESSAGE_COURIER_LOST: 'Courier killed',
};

const empty: Omit<IncidentItem, 'key' | 'kind' | 'order' | 'period' | 'seconds'> = {
  minute: null,
  added: null,
  side: null,
  playerId: null,
  player: null,
  other: null,
  score: null,
  text: null,
  x: null,
  y: null,
};
