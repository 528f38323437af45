import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { languageName } from '@xiongmao/i18n/words/language-names';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MatchLine } from '../plans/match-line.tsx';

type Broadcast = Row<'broadcasts'>;

/** What is shown in a broadcast, and how it goes. */
export function BroadcastPanel({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('console');
  const { cover, match, label } = broadcast;
  return (
    <Panel title={t('broadcasts.facts')}>
      <div className="flex flex-col gap-4 md:flex-row md:items-start">
        {cover && (
          <img
            src={cover}
            alt=""
            className="aspect-video w-full rounded-md bg-raised object-cover md:w-72"
          />
        )}
        <div className="flex min-w-0 grow flex-col gap-4 text-sm">
          {match ? <MatchLine match={match} /> : <span>{label}</span>}
          <BroadcastFacts broadcast={broadcast} />
        </div>
      </div>
    </Panel>
  );
}

function BroadcastFacts({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation(['console', 'live']);
  const { count, moment } = useFormat();
  const locale = useLocale();
  const { anchorId, anchor, onAirAt, endedAt, reason, price } = broadcast;
  return (
    <Facts>
      <Fact name={t('anchors.anchor')}>
        <Link to={`/anchors/${anchorId}`} className="hover:text-accent">
          {anchor}
        </Link>
      </Fact>
      <Fact name={t('liveLinks.language')}>{languageName(broadcast.language, locale)}</Fact>
      <Fact name={t('live:room.source')}>{broadcast.source ?? t('live:room.ownSource')}</Fact>
      <Fact name={t('broadcasts.beganAt')}>{moment(broadcast.beganAt)}</Fact>
      <Fact name={t('broadcasts.onAirAt')}>{onAirAt && moment(onAirAt)}</Fact>
      <Fact name={t('broadcasts.endedAt')}>{endedAt && moment(endedAt)}</Fact>
      <Fact name={t('plans.price')}>{price === null ? t('live:rooms.free') : count(price)}</Fact>
      {price !== null && (
        <>
          <Fact name={t('broadcasts.preview')}>
            {t('broadcasts.seconds', { count: broadcast.previewSeconds })}
          </Fact>
          <Fact name={t('broadcasts.unlocks')}>{count(broadcast.unlocks)}</Fact>
          <Fact name={t('plans.held')}>{count(broadcast.held)}</Fact>
          <Fact name={t('settlements.captured')}>{count(broadcast.captured)}</Fact>
          <Fact name={t('settlements.released')}>{count(broadcast.released)}</Fact>
        </>
      )}
      {reason && <Fact name={t('decision.reason')}>{reason}</Fact>}
    </Facts>
  );
}
