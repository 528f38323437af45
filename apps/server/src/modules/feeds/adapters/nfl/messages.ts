import type { FixtureMessage, IncidentItem } from '@xiongmao/api/feeds/messages';
import type { Lineup } from '@xiongmao/api/matches/shapes';
import type { SourceMessage } from '../reading/recording.ts';
import { drivesOf } from './drives.ts';
import { type Game, stateOf } from './game.ts';
import { dayOf, league, periodKey, roundOf, seasonOf, stageOf, teamRef } from './league.ts';
import type { Play } from './plays/plays.ts';
import { boxPlayers, talliedPlayers, teamStatistics } from './statistics.ts';

/** All that is known of a game. */
export function messagesOf(game: Game, now: Date): SourceMessage[] {
  const { told, plays } = game;
  const statistics = told ? teamStatistics(told, plays) : [];
  const sheet = drivesOf(game);
  return [
    fixtureOf(game),
    { type: 'state', state: stateOf(game, now) },
    ...lineupsOf(game).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    ...(plays.length > 0
      ? [{ type: 'incidents', items: incidentsOf(plays), complete: true } satisfies SourceMessage]
      : []),
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(sheet ? [{ type: 'sheet', sheet } satisfies SourceMessage] : []),
  ];
}

export function fixtureOf({ eid, listed, told }: Game): Omit<FixtureMessage, 'match' | 'version'> {
  const season = listed?.year ?? seasonOf(eid);
  const round = listed && roundOf(listed.type, listed.week, season);
  const stage = stageOf(eid, listed?.type ?? null);
  return {
    type: 'fixture',
    gameId: 209,
    league,
    season: String(season),
    home: teamRef(told?.home.abbr ?? listed?.home ?? '', season),
    away: teamRef(told?.away.abbr ?? listed?.away ?? '', season),
    startsAt: listed?.startsAt ?? null,
    date: dayOf(eid),
    ...(round && { round }),
    ...(stage && { stage }),
    ...(told?.stadium && { venue: told.stadium.slice(0, 160) }),
  };
}

/** Who has done something: by the box score, or by the plays so far. */
export function lineupsOf({ told }: Game, sofar?: readonly Play[]): Lineup[] {
  if (!told) return [];
  return (['home', 'away'] as const).flatMap((side) => {
    const players = sofar ? talliedPlayers(sofar, side) : boxPlayers(told[side]);
    return players.length > 0
      ? [{ side, formation: null, coach: null, players: players.slice(0, 80) }]
      : [];
  });
}

/** The timeline, a play after the other. */
export function incidentsOf(plays: readonly Play[]): IncidentItem[] {
  return plays.map((play, order) => ({
    key: play.key,
    order,
    period: periodKey(play.period),
    minute: null,
    added: null,
    seconds: play.remaining,
    kind: play.kind,
    side: play.side,
    playerId: play.player?.id || null,
    player: play.player?.playerName ?? null,
    other: play.other?.playerName ?? null,
    score: play.points.home + play.points.away > 0 ? play.score : null,
    text: play.text?.slice(0, 600) ?? null,
    x: null,
    y: null,
  }));
}
