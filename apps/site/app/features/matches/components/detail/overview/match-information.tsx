import { sidesAs } from '@xiongmao/api/catalogue/sides';
import { sourceName } from '@xiongmao/api/feeds/source-names';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { formatDateTime, formatDay, formatList } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { isMatchday, type PlayedBy, roundsBy } from '@xiongmao/i18n/words/source-words';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { seasonName } from '#app/shared/names/season-name.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { hasDay } from '../../../shown-day.ts';
import { Card } from '../card.tsx';

const said = (text: string | null, by: PlayedBy | undefined) =>
  text && <SourceText by={by}>{text}</SourceText>;

/** Where and when, in which competition, and who told us. */
export function MatchInformation({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation(['matches', 'common']);
  const locale = useLocale();
  const zone = useZone();
  const { match, league, season, venue } = detail;
  const by = sidesAs(match.gameId);
  const ofRound = roundsBy(by, match.stage);
  const sources = [match.source, ...(match.alsoFrom ?? [])].map((source) =>
    source === 'demo' ? t('common:demo.label') : sourceName(source),
  );
  const told = hasDay(match) ? match : null;
  const start =
    told &&
    (told.timeKnown
      ? formatDateTime(told.startsAt, { locale, zone })
      : formatDay(told.date, locale));
  const facts: [name: string, value: ReactNode][] = [
    [t('detail.kickOff', { context: sportKeyOf(match.gameId) }), start],
    [t('detail.league'), league.name],
    [t('detail.season'), seasonName(season)],
    [t('detail.stage'), said(match.stage, by)],
    [t('detail.group'), said(match.group, by)],
    [
      t('detail.round', {
        context: match.round && isMatchday(match.round, ofRound) ? 'league' : '',
      }),
      said(match.round, ofRound),
    ],
    [t('detail.venue'), venue],
    [t('detail.source'), formatList([...new Set(sources)], locale)],
  ];
  return (
    <Card title={t('detail.information')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 px-4 pb-4 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isOf(match.source, 'retrosheet') && (
        <p lang="en" dir="ltr" className="px-4 pb-4 text-xs text-muted">
          {t('sourceNotice.retrosheet')}
        </p>
      )}
    </Card>
  );
}

/** Whether a source is a format's files, or their replay. */
const isOf = (source: string, format: string): boolean =>
  source === format || source === `replay:${format}`;
