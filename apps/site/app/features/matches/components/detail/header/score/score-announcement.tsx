import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** Tells a screen reader how the score has changed, when it happens; low scores only, else it would never be silent. */
export default function ScoreAnnouncement({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { score } = detail.match.state;
  const [held, hold] = useState({ score, text: '' });
  if (held.score !== score) hold({ score, text: announce(held.score, score) ?? held.text });

  return (
    <p role="status" className="sr-only">
      {held.text}
    </p>
  );

  /** Null for what is no news: words that are still read stay. */
  function announce(before: ScorePair | null, now: ScorePair | null): string | null {
    if (!now || !before || now.home + now.away > 20) return null;
    if (now.home === before.home && now.away === before.away) return null;
    const [first, second] = sidesOf(detail.match.gameId);
    const words = {
      home: detail[first].name,
      away: detail[second].name,
      homeScore: now[first],
      awayScore: now[second],
    };
    if (now.home + now.away <= before.home + before.away) {
      return t('aria.score', { ...words, status: t('amend.scoreCorrected') });
    }
    const team = now.home > before.home ? detail.home.name : detail.away.name;
    return t('aria.scored', { ...words, team, context: sportKeyOf(detail.match.gameId) });
  }
}
