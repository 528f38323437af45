import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { type SQL, sql } from 'drizzle-orm';
import type { Two } from '#modules/catalogue/index.ts';
import { isFeeds } from '../origin.ts';
import { playerIds } from './things.ts';

/** Sources that know players by their names alone: one may stand there in two spellings. */
export type ByName = readonly string[];

/** `a` and `b` of two sources, rows as they are shown, each pair once and not those that are one already. */
const apart = sql`a.shown_id <> b.shown_id`;

/** Whether both sources tell a country of two that they call otherwise, and not the same: `GB` holds `GB-ENG`. */
const ofTwoCountries = (a: SQL, b: SQL): SQL => sql`coalesce(${a}.country <> ${b}.country
  and not starts_with(${a}.country, ${b}.country || '-') and not starts_with(${b}.country, ${a}.country || '-')
  and ${a}.identity is distinct from ${b}.identity, false)`;

/**
 * Whether `a` and `b`, of two countries, may be a club that plays in the league of another than its own: by one name they
 * met an opponent `own` who is no namesake of theirs, as its country is told. Of nations no name is compared.
 */
const playsAbroad = sql`(own.country is not null and split_part(a.identity, ':', 3) = split_part(b.identity, ':', 3))`;

/** Matches of two sources in which one side is the same team at the same time, and the other is not. */
const metAlike = (same: SQL, differs: SQL): SQL => sql`
  select a.shown_id as one, b.shown_id as other, m.game_id, 'sameOpponents' as why
  from match m
  join catalogue.team own on own.id = m.${same}
  join catalogue.team twin on twin.identity = own.identity and twin.source > own.source
  join match o on o.${same} = twin.id and o.game_id = m.game_id
    and o.starts_at between m.starts_at - interval '1 day' and m.starts_at + interval '1 day'
    and case when o.time_known and m.time_known then o.starts_at = m.starts_at
      else o.date = m.date end
  join catalogue.team a on a.id = m.${differs}
  join catalogue.team b on b.id = o.${differs}
  where not m.demo and not o.demo and ${isFeeds(sql`m`)} and ${isFeeds(sql`o`)}
    and not a.undecided and not b.undecided
    and a.identity is distinct from b.identity and ${apart}
    and not (${ofTwoCountries(sql`a`, sql`b`)} and not ${playsAbroad})`;

/** Teams that stood at one end in rows of one match. */
const joinedAlike = (side: SQL): SQL => sql`
  select a.shown_id, b.shown_id, m.game_id, 'sameMatches'
  from match m join match s on s.id = m.same_as
  join catalogue.team a on a.id = m.${side} join catalogue.team b on b.id = s.${side} where ${apart}`;

/** Whether one of two played in a line-up, which an index tells: of all pairs each line-up is gone through. */
const playedIn = (lineup: SQL, two: Two | null): SQL =>
  two
    ? sql`${playerIds(lineup)} ?| array(
        select source_id from catalogue.player where shown_id in (${two.rowId}, ${two.shownId}))`
    : sql`true`;

/** Matches of two sources at one time whose sides are called the same: who they are is not, where one tells no country. */
const calledAlike = sql`
  select m.id, o.id, m.game_id, 'nearTime'
  from match m
  join match o on o.game_id = m.game_id and o.starts_at = m.starts_at and o.source > m.source
  join catalogue.team home on home.id = m.home_id join catalogue.team away on away.id = m.away_id
  join catalogue.team at_home on at_home.id = o.home_id join catalogue.team gone on gone.id = o.away_id
  where lower(at_home.told_name) = lower(home.told_name) and lower(gone.told_name) = lower(away.told_name)
    and m.same_as is null and o.same_as is null and not m.demo and not o.demo
    and not (${ofTwoCountries(sql`home`, sql`at_home`)} and ${ofTwoCountries(sql`away`, sql`gone`)})
    and ${isFeeds(sql`m`)} and ${isFeeds(sql`o`)}`;

/** Each reason for each pair, `one, other, game_id, why`, by kind. */
const reasons = (two: Two | null, byName: ByName): Record<LinkKind, SQL> => ({
  team: sql`
    select a.shown_id as one, b.shown_id as other, a.game_id, 'sameName' as why
    from catalogue.team a join catalogue.team b on b.identity = a.identity and b.game_id = a.game_id and b.source > a.source
    where not a.undecided and not b.undecided and ${isFeeds(sql`a`)} and ${isFeeds(sql`b`)} and ${apart}
    union all ${metAlike(sql`home_id`, sql`away_id`)} union all ${metAlike(sql`away_id`, sql`home_id`)}
    union all ${joinedAlike(sql`home_id`)} union all ${joinedAlike(sql`away_id`)}`,
  league: sql`
    select a.shown_id as one, b.shown_id as other, a.game_id, 'sameName' as why
    from catalogue.league a join catalogue.league b on lower(b.told_name) = lower(a.told_name) and b.game_id = a.game_id
      and b.source > a.source and coalesce(b.country, '') = coalesce(a.country, '')
    where a.told_name <> '–' and ${isFeeds(sql`a`)} and ${isFeeds(sql`b`)} and ${apart}
    union all
    select a.shown_id, b.shown_id, a.game_id, 'sameMatches'
    from match m join match s on s.id = m.same_as
    join catalogue.league a on a.id = m.league_id join catalogue.league b on b.id = s.league_id where ${apart}
    union all
    select a.shown_id, b.shown_id, a.game_id, 'sameTeams'
    from (select distinct m.league_id, t.shown_id from catalogue.link l
        join catalogue.team t on t.shown_id = l.shown_id join match m on m.home_id = t.id
        where l.kind = 'team' and l.ended_at is null) one
    join (select distinct m.league_id, t.shown_id from catalogue.link l
        join catalogue.team t on t.shown_id = l.shown_id join match m on m.home_id = t.id
        where l.kind = 'team' and l.ended_at is null) other
      on other.shown_id = one.shown_id and other.league_id > one.league_id
    join catalogue.league a on a.id = one.league_id join catalogue.league b on b.id = other.league_id
    where a.game_id = b.game_id and a.source <> b.source and ${apart}`,
  player: sql`
    select a.shown_id as one, b.shown_id as other, a.game_id, 'sameMatches' as why
    from match m join match s on s.id = m.same_as
    join lineup mine on mine.match_id = m.id join lineup theirs on theirs.match_id = s.id and theirs.side = mine.side
    cross join jsonb_to_recordset(mine.players) one("playerId" text, name text)
    cross join jsonb_to_recordset(theirs.players) other("playerId" text, name text)
    join catalogue.player a on a.source = m.source and a.source_id = one."playerId"
    join catalogue.player b on b.source = s.source and b.source_id = other."playerId"
    where ${nameKey(sql`one.name`)} = ${nameKey(sql`other.name`)} and ${apart} and ${playedIn(sql`mine`, two)}
    union all ${calledInShort(two, byName)}`,
  match: sql`
    with same as materialized (
      select a.id as one, b.id as other from catalogue.team a join catalogue.team b on b.identity = a.identity
      union select a.id, b.id from catalogue.team a join catalogue.team b on b.shown_id = a.shown_id
    )
    select m.id as one, o.id as other, m.game_id, 'nearTime' as why
    from match m
    join same home on home.one = m.home_id join same away on away.one = m.away_id
    join match o on o.home_id = home.other and o.away_id = away.other and o.game_id = m.game_id and o.source > m.source
      and o.starts_at between m.starts_at - interval '3 days' and m.starts_at + interval '3 days'
    where m.same_as is null and o.same_as is null and not m.demo and not o.demo
      and ${isFeeds(sql`m`)} and ${isFeeds(sql`o`)}
      and not m.source = any(o.also_from) and not o.source = any(m.also_from)
    union
    ${calledAlike}`,
});

/** A name without case, accents, dots and hyphens. */
function folded(name: SQL): SQL {
  return sql`translate(regexp_replace(lower(normalize(${name}, NFKD)), '[\u0300-\u036f.’'']', '', 'g'), '-', ' ')`;
}

/** The first letter and the last word: what is left of a name where one source shortens it. */
function nameKey(name: SQL): SQL {
  return sql`left(${folded(name)}, 1) || substring(${folded(name)} from '[^ ]+$')`;
}

/** Whether a folded name begins with initials: `r nadal`, `hc chan`. */
const isShort = (name: SQL): SQL => sql`${name} ~ '^[^ ]{1,2} '`;

/**
 * Players of one surname and initial, of whom one is called by initials or the other's name without accents; and that
 * they played for one team. Who plays alone has none.
 */
const calledInShort = (two: Two | null, byName: ByName): SQL => sql`
  select pair.one, pair.other, pair.game_id, said.why from (
    with called as materialized (
      select p.id, p.shown_id, p.game_id, p.source, p.source_id, ${folded(sql`p.told_name`)} as name, ${nameKey(sql`p.told_name`)} as key
      from catalogue.player p
      where p.told_name like '% %' and ${isFeeds(sql`p`)}
        and ${two ? sql`p.shown_id in (${two.rowId}, ${two.shownId})` : sql`true`}
    )
    select a.shown_id as one, b.shown_id as other, a.game_id, a.name = b.name as alike,
      a.source as a_source, a.source_id as a_id, b.source as b_source, b.source_id as b_id
    from called a join called b on b.key = a.key and b.game_id = a.game_id and b.id > a.id and ${apart}
      and (b.source <> a.source or b.source = any(${sql.param([...byName])}::text[]))
      and (a.name = b.name or ${isShort(sql`a.name`)} <> ${isShort(sql`b.name`)})
  ) pair cross join lateral (
    select case when pair.alike then 'sameName' else 'shortName' end as why
    union all
    select 'sameTeams' where exists (
      select from (${teamsOf(sql`pair.a_source`, sql`pair.a_id`)}) mine
      join (${teamsOf(sql`pair.b_source`, sql`pair.b_id`)}) theirs
        on theirs.id = mine.id or theirs.identity = mine.identity)
  ) said`;

/** The teams in whose line-ups a player stands. */
const teamsOf = (source: SQL, id: SQL): SQL => sql`
  select distinct t.shown_id as id, t.identity from lineup u join match m on m.id = u.match_id and m.source = ${source}
  join catalogue.team t on t.id = case u.side when 'home' then m.home_id else m.away_id end
  where ${playerIds(sql`u`)} ? ${id}`;

/** How much more it says where a team or league of one name is of one country, too: few countries have two of a name. */
const nameOfCountry = 45;

/** How much each reason says, of 100: once, and for each time more. */
const weights = {
  sameName: [40, 0],
  shortName: [20, 0],
  sameCountry: [10, 0],
  sameOpponents: [25, 10],
  sameMatches: [30, 8],
  sameTeams: [20, 5],
  nearTime: [60, 0],
} as const;

const weight = sql.join(
  Object.entries(weights).map(([why, [once, more]]) =>
    sql.raw(`when '${why}' then ${once} + ${more} * least(count - 1, 5)`),
  ),
  sql` `,
);

/**
 * The pairs of a kind, or of them two alone, that may be one and of which nobody has said that they are not:
 * `one, other, game_id, score, reasons`.
 */
export function candidatesOf(kind: LinkKind, two: Two | null, byName: ByName): SQL {
  const asked = two
    ? sql`one in (${two.rowId}, ${two.shownId}) and other in (${two.rowId}, ${two.shownId})`
    : sql`true`;
  const shown = kind === 'match' ? sql`match` : sql`catalogue.${sql.raw(kind)}`;
  const shownId = kind === 'match' ? sql`coalesce(same_as, id)` : sql`shown_id`;
  const shownAs = (id: SQL) =>
    sql`(select ${shownId} from ${shown} of_kind where of_kind.id = ${id})`;
  const country = kind === 'team' || kind === 'league';
  return sql`(
    with reason as (
      select least(one, other) as one, greatest(one, other) as other, game_id, why, count(*)::int as count
      from (${reasons(two, byName)[kind]}) found where ${asked} group by 1, 2, 3, 4
    ), told as (
      select * from reason
      ${
        country
          ? sql`union all select distinct r.one, r.other, r.game_id, 'sameCountry', 1 from reason r
            join ${shown} a on a.id = r.one join ${shown} b on b.id = r.other
            where a.country = b.country ${kind === 'team' ? sql`or (a.identity = b.identity and a.identity ~ '^club:[A-Z]')` : sql``}`
          : sql``
      }
    ), barred as materialized (
      select ${shownAs(sql`one_id`)} as one, ${shownAs(sql`other_id`)} as other
      from catalogue.not_same where kind = ${kind}
    )
    select one, other, game_id, least(99, sum(case why ${weight} end)
        + case when bool_or(why = 'sameName') and bool_or(why = 'sameCountry') then ${nameOfCountry}::int else 0 end)::int as score,
      jsonb_agg(jsonb_build_object('why', why, 'count', case when why in ('sameName', 'shortName', 'sameCountry', 'nearTime')
        then null else count end) order by why) as reasons
    from told
    where not exists (select from barred where (barred.one, barred.other) in ((told.one, told.other), (told.other, told.one)))
    group by 1, 2, 3)`;
}
