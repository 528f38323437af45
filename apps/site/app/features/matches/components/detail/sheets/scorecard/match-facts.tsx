import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { formatList, isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Card } from '../../card.tsx';

interface MatchFactsProps {
  detail: MatchDetail;
  sheet: ScorecardSheet;
}

/** Who won the toss and who saw to it that all went by the laws. */
export function MatchFacts({ detail, sheet }: MatchFactsProps) {
  const { t } = useTranslation('cricket');
  const locale = useLocale();
  const { toss, officials, playersOfMatch, bowlOut, format } = sheet;
  const names = (people: readonly string[]) =>
    people.length > 0 && formatList(people.map(isolated), locale);
  const team = toss && detail[toss.winner].name;
  const facts: [name: string, value: ReactNode][] = [
    [t('playerOfMatch'), names(playersOfMatch.map(({ player }) => player))],
    [
      t('toss'),
      toss &&
        (toss.uncontested ? t('uncontested', { team }) : t(`tossText.${toss.decision}`, { team })),
    ],
    [t('format'), format],
    [t('umpires'), names(officials.umpires)],
    [t('tvUmpires'), names(officials.tvUmpires)],
    [t('reserveUmpires'), names(officials.reserveUmpires)],
    [t('matchReferees'), names(officials.matchReferees)],
    [
      t('bowlOut'),
      bowlOut.length > 0 &&
        bowlOut.map(({ player, hit }) => (
          <span key={player} className="block">
            <bdi>{player}</bdi> · {t(hit ? 'hit' : 'miss')}
          </span>
        )),
    ],
  ];
  const told = facts.filter(([, value]) => value);
  if (told.length === 0) return null;
  return (
    <Card title={t('facts')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 px-4 pb-4 text-sm">
        {told.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
