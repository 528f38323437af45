import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail, ShownState } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { setByHand } from '../../../../set-by-hand.ts';

/** Tells a screen reader how the score has changed, when it happens; low scores only, else it would never be silent. */
export default function ScoreAnnouncement({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { state } = detail.match;
  const [held, hold] = useState({ state, text: '' });
  if (held.state !== state) hold({ state, text: announce(held.state, state) ?? held.text });

  return (
    <p role="status" className="sr-only">
      {held.text}
    </p>
  );

  /** Null for what is no news: words that are still read stay. */
  function announce(old: ShownState, state: ShownState): string | null {
    const [before, now] = [old.score, state.score];
    if (!now || !before || now.home + now.away > 20) return null;
    if (now.home === before.home && now.away === before.away) return null;
    const [first, second] = sidesOf(detail.match.gameId);
    const words = {
      home: detail[first].name,
      away: detail[second].name,
      homeScore: now[first],
      awayScore: now[second],
    };
    if (setByHand(old, state) || now.home + now.away <= before.home + before.away) {
      return t('aria.score', { ...words, status: t('amend.scoreCorrected') });
    }
    const team = now.home > before.home ? detail.home.name : detail.away.name;
    return t('aria.scored', { ...words, team, context: sportKeyOf(detail.match.gameId) });
  }
}
