import { inLine } from '@xiongmao/api/catalogue/sides';
import { sports } from '@xiongmao/api/catalogue/sports';
import type { LinksMessage } from '@xiongmao/api/feeds/messages';
import type { MatchLink } from '@xiongmao/api/matches/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import type { Plan } from '../programme/match-plan.ts';
import { minute } from '../programme/plan.ts';
import type { Fact, Moment } from '../scene.ts';

/** Nothing is there: the host's domain is one that nobody can have. */
const host = 'https://videos.example';
const goals = /^(goal|penaltyGoal|ownGoal)$/;

/** Whole seconds of a recording; null of a match that went on another day: nobody tells how long its video is. */
const lengthOf = (ms: number) => (ms < 12 * 60 * minute ? Math.round(ms / 1_000) : null);

/** Links to a clip of each goal soon after it, and to the whole match once it is over. */
export function videoFacts(plan: Plan, start: number, moments: readonly Moment[]): Fact[] {
  if (plan.lobby) return [];
  const links: MatchLink[] = [];
  const facts: Fact[] = [];
  const tell = (at: number, ...more: Omit<MatchLink, 'url' | 'at'>[]) => {
    for (const link of more) {
      const url = `${host}/${encodeURIComponent(plan.id)}/${links.length + 1}`;
      links.push({ ...link, url, at: new Date(at).toISOString() });
    }
    const message: LinksMessage = { type: 'links', match: plan.id, version: at, links: [...links] };
    facts.push({ at, message });
  };
  const isSoccer = sports[plan.game.sport] === sports.soccer;
  for (const { at, incidents = [] } of isSoccer ? moments : []) {
    for (const { key, kind, player, minute: shown, added } of incidents) {
      if (!goals.test(kind) || links.some(({ incident }) => incident === key)) continue;
      const time = shown !== null && formatMinute({ minute: shown, added });
      const title = [time, player, kind === 'ownGoal' && '(own goal)'].filter(Boolean).join(' ');
      tell(start + at + 3 * minute, { kind: 'highlight', title, seconds: 38, incident: key });
    }
  }
  const end = moments.findLast(({ scene }) => scene);
  if (end?.scene?.status === 'ended' && plan.game.kind === 'sport') {
    const { game, home, away } = plan;
    const name = inLine(game.gameId, { home: home.name, away: away.name });
    tell(
      start + end.at + 25 * minute,
      { kind: 'highlight', title: `${name}: the highlights`, seconds: 365 },
      { kind: 'playback', title: name, seconds: lengthOf(end.at) },
    );
  }
  // Two goals within seconds: the later list has both.
  return [...new Map(facts.map((fact) => [fact.at, fact])).values()].sort((a, b) => a.at - b.at);
}
