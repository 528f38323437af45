import type { Team } from '@xiongmao/api/catalogue/shapes';
import type { Bracket, BracketTie } from '@xiongmao/api/matches/shapes';
import { describe, expect, test } from 'vitest';
import { bracketsOf } from './bracket.ts';
import { favouredBy, rulesOf } from './rules/rules.ts';
import { standings } from './standings.ts';
import type { Competition, KnockoutMatch } from './types.ts';

/** Sides are letters: `A`, `B`; `Y` and `Z` are yet to be found. */
const idOf = (side: string) => side.charCodeAt(0) - 64;
const teams = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((name): [number, Team] => [
    idOf(name),
    { id: idOf(name), name, abbr: null, country: null },
  ]),
);

/** `A-B 2:1`, `A-B 1:1 et`, `A-B 1:1 5:4` with a shoot-out; without a score it is still to be played. */
function match(
  text: string,
  round: string | null,
  rest: Partial<KnockoutMatch> = {},
): KnockoutMatch {
  const [, one, other, ours, theirs, extra, shot, conceded] =
    /^(\w)-(\w)(?: (\d+):(\d+)( et)?(?: (\d+):(\d+))?)?$/.exec(text)!;
  const [home, away] = ours === undefined ? [null, null] : [Number(ours), Number(theirs)];
  const shootOut = shot === undefined ? null : Number(shot) - Number(conceded);
  const difference = shootOut ?? (home === null ? 0 : home - away!);
  return {
    id: 0,
    homeId: idOf(one!),
    awayId: idOf(other!),
    status: home === null ? 'notStarted' : 'ended',
    home,
    away,
    stage: null,
    round,
    group: null,
    disputed: false,
    startsAt: null,
    winner: home === null ? null : difference === 0 ? 'draw' : difference > 0 ? 'home' : 'away',
    late: [
      ...(extra ? [{ key: 'et1', home: 0, away: 0 }] : []),
      ...(shot ? [{ key: 'pen', home: Number(shot), away: Number(conceded) }] : []),
    ],
    ...rest,
  };
}

/** `[round, matches]` in the order played. */
function brackets(
  ...season: [round: string | null, matches: string, rest?: Partial<KnockoutMatch>][]
) {
  const matches = season.flatMap(([round, texts, rest = {}]) =>
    texts.split(', ').map((text) => match(text, round, rest)),
  );
  const numbered = matches.map((one, index) => ({ ...one, id: index + 1 }));
  return bracketsOf(numbered, { sport: 'soccer', name: 'Test Cup', country: null }, teams);
}

/** A tie as `A>B`, the winner on the left of the sign's open side; `?` is a side that is to be found. */
function tie({ home, away, winner }: BracketTie): string {
  const sign = winner === null ? '-' : winner === 'home' ? '>' : '<';
  return `${home.team?.name ?? '?'}${sign}${away.team?.name ?? '?'}`;
}

/** `8 A>B C<D | 4 …`: how many are left where that is known, and `=` before a round that follows from the last. */
function shown({ rounds }: Bracket): string {
  return rounds
    .map(({ teams: left, name, linked, ties }) =>
      [`${linked ? '=' : ''}${left ?? name}`, ...ties.map(tie)].join(' '),
    )
    .join(' | ');
}

const quarters: [string, string] = ['Quarter-finals', 'A-B 1:0, C-D 0:2, E-F 3:1, G-H 0:1'];

describe('a bracket', () => {
  test('stands in the order that leads to the final, whatever the order played', () => {
    const [cup] = brackets(
      ['Quarter-finals', 'G-H 0:1, A-B 1:0, E-F 3:1, C-D 0:2'],
      ['Semi-finals', 'A-H 0:1, D-E 2:1'],
      ['Final', 'D-H 1:0'],
    );
    expect(shown(cup!)).toBe('8 C<D E>F A>B G<H | =4 D>E A<H | =2 D>H');
    expect(cup!.rounds[2]!.ties[0]!.home.from).toBe(0);
  });

  test('leaves open who comes where nobody can know it', () => {
    const [cup] = brackets(quarters);
    expect(shown(cup!)).toBe('8 A>B C<D E>F G<H | =4 ?-? ?-? | =2 ?-?');
    const [, semis, final] = cup!.rounds;
    expect(semis!.ties.flatMap(({ home, away }) => [home.from, away.from])).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([final!.ties[0]!.home.from, final!.ties[0]!.away.from]).toEqual([0, 1]);
  });

  test('tells whose winner comes once only one tie is open', () => {
    const [cup] = brackets(
      ['Quarter-finals', 'A-B 1:0, C-D 0:2, E-F 3:1, G-H'],
      ['Semi-finals', 'D-E'],
    );
    expect(shown(cup!)).toBe('8 C<D E>F A>B G-H | =4 D-E ?-? | =2 ?-?');
    const open = cup!.rounds[1]!.ties[1]!;
    expect([open.home.from, open.away.from]).toEqual([2, 3]);
  });

  test('knows who is to be found from who plays', () => {
    const [cup] = brackets(['Semi-finals', 'A-B 1:0, C-D 0:2'], ['Final', 'Y-Z']);
    expect(shown(cup!)).toBe('4 A>B C<D | =2 ?-?');
    const [final] = cup!.rounds[1]!.ties;
    expect(final!.legs).toHaveLength(1);
    expect([final!.home.from, final!.away.from]).toEqual([0, 1]);
  });

  test('has a column for each round, though one name stands for several sides', () => {
    const [cup] = brackets(['Semi-finals', 'Y-A, Y-B, A-Y, B-Y'], ['Final', 'Z-Z']);
    expect(shown(cup!)).toBe('4 ?-A ?-B | =2 ?-?');
    expect(cup!.rounds[0]!.ties.map(({ legs }) => legs.length)).toEqual([2, 2]);
  });

  test('adds up two legs, turned to the side that was at home first', () => {
    const [cup] = brackets(
      ['Semi-finals', 'A-B 1:0, C-D 0:2, B-A 3:1, D-C 0:1'],
      ['Final', 'B-D 1:1 et 4:5'],
    );
    expect(shown(cup!)).toBe('4 A<B C<D | =2 B<D');
    const [first] = cup!.rounds[0]!.ties;
    expect(first!.total).toEqual({ home: 2, away: 3 });
    expect(first!.legs.map(({ score }) => score)).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 3 },
    ]);
    expect(cup!.rounds[1]!.ties[0]!.legs[0]).toMatchObject({
      extraTime: true,
      penalties: { home: 4, away: 5 },
    });
  });

  test('takes legs and replays by another name as of one round', () => {
    const [cup] = brackets(
      ['Semi-finals, Matchday 1', 'A-B 1:0, C-D 0:2'],
      ['Semi-finals, Matchday 2', 'B-A 0:0, D-C 0:1'],
      ['Final', 'A-D 1:1'],
      ['Final, Replay', 'A-D 2:1'],
    );
    expect(shown(cup!)).toBe('4 A>B C<D | =2 A>D');
    expect(cup!.rounds[1]!.ties[0]!.total).toBeNull();
  });

  test('lets him who plays on have won: by away goals, or a lot', () => {
    const [cup] = brackets(['Semi-finals', 'A-B 2:1, C-D 1:0, B-A 1:0, D-C 0:1'], ['Final', 'C-B']);
    expect(shown(cup!)).toBe('4 C>D A<B | =2 C-B');
  });

  test('does not end before all is played', () => {
    const [cup] = brackets(['Semi-finals', 'A-B 5:0, C-D 0:2, B-A, D-C 0:1']);
    expect(shown(cup!)).toBe('4 A-B C<D | =2 ?-?');
  });

  test('counts the matches of a series', () => {
    const [cup] = brackets(
      ['Semi-finals', 'A-B 1:0, B-A 3:0, A-B 2:1, C-D 1:0, D-C 0:1'],
      ['Final', 'A-C'],
    );
    expect(cup!.rounds[0]!.ties[0]!.total).toEqual({ home: 2, away: 1 });
  });

  test('has the match for third place apart', () => {
    const [cup] = brackets(
      quarters,
      ['Semi-finals', 'A-D 1:0, E-H 1:0'],
      ['Match for third place', 'D-H 0:2'],
      ['Final', 'A-E 0:1'],
    );
    expect(shown(cup!)).toBe('8 A>B C<D E>F G<H | =4 A>D E>H | =2 A<E');
    expect(tie(cup!.thirdPlace!)).toBe('D<H');
  });

  test('has no lines where others come in later, and has them from where it is a tree', () => {
    const [cup] = brackets(
      ['Round 1', 'I-A 0:1, B-J 2:0'],
      ['Round 2', 'A-K 1:0, L-B 0:1, C-M 2:0, N-D 0:1'],
      ['Semi-finals', 'A-C 1:0, D-B 1:0'],
      ['Final', 'A-D 1:0'],
    );
    expect(shown(cup!)).toBe('Round 1 I<A B>J | 8 A>K C>M N<D L<B | =4 A>C D>B | =2 A>D');
  });

  test('finds the rounds of a source that has one name for all of them', () => {
    const [cup] = brackets(['Play-offs', 'A-B 1:0, C-D 1:0, A-C 0:1']);
    expect(shown(cup!)).toBe('4 A>B C>D | =2 A<C');
  });

  test('begins anew after a league: who qualifies is not yet in the cup', () => {
    const group = { group: 'Group A' };
    const found = brackets(
      ['Qualifying round 1', 'W-X 1:0, U-V 1:0'],
      ['Qualifying round 2', 'W-U 1:0'],
      [null, 'A-B 1:0, C-D 1:0, A-C 1:0, B-D 1:0, A-D 1:0, B-C 1:0, B-A 0:1, D-C 0:1', group],
      ['Semi-finals', 'A-B 1:0, C-D 1:0'],
      ['Final', 'A-C 1:0'],
    );
    expect(found.map(shown)).toEqual(['4 A>B C>D | =2 A>C', '4 W>X U>V | =2 W>U']);
  });

  test('is not of rounds for lower places, nor of those against relegation', () => {
    const found = brackets(
      ['Playoffs, Quarterfinals', 'A-B 1:0, C-D 1:0, E-F 1:0, G-H 1:0'],
      ['Relegation, Round 1', 'I-J 1:0, K-L 1:0, M-N 1:0, O-P 1:0'],
      ['Playoffs, 5.-8. Platz Playoffs', 'B-D 1:0, F-H 1:0'],
      ['Relegation, 9.-12. Platz Playoffs', 'I-K 1:0, M-O 1:0'],
      ['Playoffs, Semifinals', 'A-C 1:0, E-G 1:0'],
      ['Relegation, 13.-16. Platz Playoffs', 'J-L 1:0, N-P 1:0'],
      ['Playoffs, 7. Platz', 'D-H 1:0'],
      ['Playoffs, 5. Platz', 'B-F 1:0'],
      ['Playoffs, 3. Platz', 'C-G 1:0'],
      ['Relegation, 13. Platz', 'J-N 1:0'],
      ['Relegation, 9. Platz', 'I-M 1:0'],
      ['Playoffs, Final', 'A-E 1:0'],
      ['Relegation, Direkter Abstieg', 'L-P 1:0'],
    );
    expect(found.map(shown)).toEqual([
      '8 A>B C>D E>F G>H | =4 A>C E>G | =2 A>E',
      'Playoffs, 5.-8. Platz Playoffs B>D F>H | =Playoffs, 5. Platz B>F',
      'Relegation, Round 1 I>J K>L M>N O>P | =Relegation, 9.-12. Platz Playoffs I>K M>O | =Relegation, 9. Platz I>M',
      'Relegation, 13.-16. Platz Playoffs J>L N>P | =Relegation, 13. Platz J>N',
    ]);
    expect(tie(found[0]!.thirdPlace!)).toBe('C>G');
  });

  test('for promotion does not hold the tie against relegation that is played meanwhile', () => {
    const found = brackets(
      ['Aufstieg, Round 1', 'E-F 1:0, G-H 0:1'],
      ['Relegation, Final', 'X-W 1:0'],
      ['Aufstieg, Semifinals', 'A-H 1:0, B-E 1:0'],
      ['Aufstieg, Final', 'A-B 1:0'],
    );
    expect(found.map(shown)).toEqual(['Aufstieg, Round 1 E>F G<H | 4 A>H B>E | =2 A>B']);
  });

  test('keeps who comes from the losers’ side', () => {
    const [cup] = brackets(
      ['Upper semi-finals', 'A-B 1:0, C-D 1:0'],
      ['Upper final', 'A-C 1:0'],
      ['Lower round 1', 'B-D 1:0'],
      ['Lower final', 'C-B 0:1'],
      ['Grand final', 'A-B 1:0'],
    );
    expect(cup!.rounds.at(-1)!.ties.map(tie)).toEqual(['A>B']);
  });

  test('tells who goes on from a level tie where its rules say so, and else nobody', () => {
    const league = ['A-B 1:0', 'C-A 0:1', 'C-B 0:1'].map((text) => match(text, 'Matchday 1'));
    const ties = ['Semifinals', 'Final'].flatMap((round) =>
      (round === 'Final'
        ? ['B-A 0:1', 'A-B 0:1']
        : ['B-C 1:0', 'C-B 0:1', 'A-D 1:0', 'D-A 0:1']
      ).map((text) => match(text, `Aufstieg, ${round}`)),
    );
    const winnerOf = (about: Partial<Competition>) => {
      const competition: Competition = {
        sport: 'soccer',
        name: 'Italian Serie B',
        country: 'IT',
        year: 2019,
        teams,
        ...about,
      };
      const matches = [...league, ...ties].map((one, index) => ({ ...one, id: index + 1 }));
      const tables = standings(matches, competition, rulesOf(competition));
      const found = bracketsOf(matches, competition, teams, favouredBy(competition, tables));
      return tie(found[0]!.rounds.at(-1)!.ties[0]!);
    };
    expect(winnerOf({})).toBe('B<A');
    expect(winnerOf({ name: 'Other League' })).toBe('B-A');
  });

  test('is none of a single tie', () => {
    expect(brackets(['Relegation play-off', 'A-B 1:0, B-A 1:1'])).toEqual([]);
  });
});
