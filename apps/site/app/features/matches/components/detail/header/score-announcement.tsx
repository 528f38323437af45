import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';

/** Tells a screen reader who scored, when it happens; low scores only, else it would never be silent. */
export default function ScoreAnnouncement({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { score } = detail.match.state;
  const [held, hold] = useState({ score, text: '' });
  if (held.score !== score) hold({ score, text: announce(held.score, score) });

  return (
    <p role="status" className="sr-only">
      {held.text}
    </p>
  );

  function announce(before: ScorePair | null, now: ScorePair | null): string {
    const gain = now && before ? now.home + now.away - before.home - before.away : 0;
    if (!now || !before || gain <= 0 || now.home + now.away > 20) return '';
    const [first, second] = sidesOf(detail.match.gameId);
    return t('aria.scored', {
      team: now.home > before.home ? detail.home.name : detail.away.name,
      home: detail[first].name,
      away: detail[second].name,
      homeScore: now[first],
      awayScore: now[second],
    });
  }
}
