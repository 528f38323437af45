import type { SourceMessage } from '../reading/recording.ts';
import { heroName } from './facts/heroes.ts';
import { blank, gameId } from './messages.ts';
import type { LiveGame } from './shapes.ts';
import { leagueOf, type Names, teamOf } from './teams.ts';

/** Longer than any game: what a list says to be played after that many seconds is over. */
const longest = 4 * 3600;

/** A game of the list of those that are played. */
export function liveMessages(game: LiveGame, names: Names, now: Date): SourceMessage[] {
  const { activate_time: begun, last_update_time: told, league_id: leagueId } = game;
  const startsAt = begun ? new Date(begun * 1000).toISOString() : null;
  const league = leagueOf(leagueId, null, names);
  const isOld = (told ?? begun ?? 0) * 1000 < now.getTime() - longest * 1000;
  const heroes = game.players.flatMap(({ hero_id, team }) => {
    const name = heroName(hero_id ?? 0);
    const side = team === 1 ? ('away' as const) : ('home' as const);
    return name ? [{ side, kind: 'pick' as const, name }] : [];
  });
  const isDrafting = heroes.length === 0;
  const kills = { home: game.radiant_score ?? 0, away: game.dire_score ?? 0 };
  const lead = game.radiant_lead;
  return [
    {
      type: 'fixture',
      gameId,
      league,
      season: league && startsAt ? startsAt.slice(0, 4) : null,
      home: teamOf(game.team_id_radiant, game.team_name_radiant, null, 'radiant', names),
      away: teamOf(game.team_id_dire, game.team_name_dire, null, 'dire', names),
      startsAt,
      date: startsAt?.slice(0, 10) ?? null,
    },
    {
      type: 'state',
      state: {
        ...blank,
        status: isOld ? 'unknown' : 'live',
        phase: isOld ? null : isDrafting ? 'banPick' : 'game1',
        // Which game of a series it is, nobody tells.
        score: isOld || game.series_id ? null : { home: 0, away: 0 },
        periods: [
          { key: 'game1', ...kills, homeSide: 'radiant', ...(!isDrafting && { picks: heroes }) },
        ],
      },
    },
    {
      type: 'sheet',
      sheet: {
        kind: 'heroes',
        parts: [
          {
            key: 'game1',
            seconds: Math.max(0, game.game_time ?? 0),
            players: game.players.slice(0, 10).map(({ account_id, hero_id, team, team_slot }) => ({
              side: team === 1 ? ('away' as const) : ('home' as const),
              playerId: account_id ? String(account_id) : `${game.match_id}/${team}-${team_slot}`,
              player: null,
              hero: heroName(hero_id ?? 0),
              figures: {},
              items: [],
            })),
            gold:
              typeof lead === 'number' && typeof game.game_time === 'number'
                ? [{ at: game.game_time, home: Math.max(0, lead), away: Math.max(0, -lead) }]
                : [],
            experience: [],
            standing: null,
            fights: [],
          },
        ],
      },
    },
  ];
}
