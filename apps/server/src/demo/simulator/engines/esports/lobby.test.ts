import { gameByName } from '@xiongmao/api/catalogue/games';
import type { LobbyMessage } from '@xiongmao/api/feeds/messages';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { describe, expect, it } from 'vitest';
import { plansOf } from '../../programme/plan.ts';
import { type Script, scriptOf } from '../../script.ts';
import { statesOf } from '../../testing/days.ts';

const days = Array.from({ length: 4 }, (_, index) => addDays('2026-03-07', index));
const scripts = days
  .flatMap((day) => plansOf(gameByName('pubg')!, day))
  .map(scriptOf)
  .filter(({ live }) => live !== null);

const lobbiesOf = ({ facts }: Script) =>
  facts.flatMap(({ message }) => (message.type === 'lobby' ? [message.lobby] : []));
type Round = LobbyMessage['lobby']['played'][number];
const sum = (round: Round, of: (result: Round['results'][number]) => number) =>
  round.results.reduce((all, result) => all + of(result), 0);

describe('a lobby of the demo', () => {
  it('has sixteen teams of four from its announcement on, and no sides', () => {
    for (const script of scripts) {
      const [fixture, lobby] = script.facts.map(({ message }) => message);
      expect(fixture).toMatchObject({ type: 'fixture', home: null, away: null });
      expect(lobby).toMatchObject({ type: 'lobby', lobby: { played: [] } });
      for (const { teams } of lobbiesOf(script)) {
        expect(teams).toHaveLength(16);
        for (const { players } of teams) expect(new Set(players).size).toBe(4);
      }
    }
  });

  it('gives every team a place in each round, and one of them the first', () => {
    for (const script of scripts.filter((one) => statesOf(one).at(-1)!.state.status === 'ended')) {
      const { played, rounds } = lobbiesOf(script).at(-1)!;
      expect(played.map(({ key }) => key)).toEqual(['game1', 'game2', 'game3', 'game4', 'game5']);
      expect(rounds).toBe(5);
      for (const { results } of played) {
        const places = results.map(({ placement }) => placement).sort((a, b) => a! - b!);
        expect(places).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
      }
    }
  });

  it('never counts more kills than players are out, and most of them', () => {
    const played = scripts.flatMap(lobbiesOf).flatMap((lobby) => lobby.played);
    for (const round of played) {
      const out = 16 * 4 - sum(round, ({ alive }) => alive!);
      expect(sum(round, ({ kills }) => kills)).toBeLessThanOrEqual(out);
    }
    const last = lobbiesOf(scripts[0]!).at(-1)!.played.at(-1)!;
    expect(sum(last, ({ kills }) => kills)).toBeGreaterThan(45);
  });

  it('has a team play with others another time', () => {
    const names = scripts.slice(0, 3).map(({ plan }) => plan.lobby!.map(({ id }) => id));
    expect(new Set(names.flat()).size).toBe(24);
  });

  it('lasts two to four hours', () => {
    for (const { plan, live } of scripts.filter((one) => one.plan.trouble === null)) {
      const hours = (live!.to - live!.from) / 3_600_000;
      expect(hours, plan.id).toBeGreaterThan(2);
      expect(hours, plan.id).toBeLessThan(4);
    }
  });
});
