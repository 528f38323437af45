import { expect, test } from 'vitest';
import { scriptsOf } from '../testing/days.ts';

const soccer = scriptsOf('2026-03-01', 3).filter(({ plan }) => plan.game.slug === 'soccer');

test('Each goal has a clip of its own, called by the minute that the goal is shown with', () => {
  const goals = soccer.flatMap(({ facts }) => {
    const links = facts.flatMap(({ message }) => (message.type === 'links' ? message.links : []));
    return facts
      .flatMap(({ message }) => (message.type === 'incidents' ? message.items : []))
      .filter(({ kind }) => /^(goal|penaltyGoal|ownGoal)$/.test(kind))
      .map(({ key, minute, added }) => ({
        ...{ minute, added, title: links.find(({ incident }) => incident === key)?.title },
      }));
  });
  const late = goals.filter(({ added }) => added);
  expect(late.length).toBeGreaterThan(0);
  for (const { minute, added, title } of goals) {
    expect(title).toMatch(added ? `${minute}+${added}′ ` : `${minute}′ `);
  }
});

test('The whole of a match is called by its sides as its sport orders them', () => {
  const titles = scriptsOf('2026-03-01', 3)
    .filter(({ plan }) => plan.game.slug === 'basketball')
    .flatMap(({ plan, facts }) =>
      facts
        .flatMap(({ message }) => (message.type === 'links' ? message.links : []))
        .filter(({ kind }) => kind === 'playback')
        .map(({ title }) => [title, `${plan.away.name} – ${plan.home.name}`]),
    );
  expect(titles.length).toBeGreaterThan(0);
  for (const [title, name] of titles) expect(title).toBe(name);
});
