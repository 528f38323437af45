import type { ExpertRecord } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { shareText, sureness, yieldText, yieldTone } from './record-text.ts';

interface RecordFactsProps {
  record: ExpertRecord;
  /** Large at the head of a page, small on a card. */
  large?: boolean;
}

/** Words are whole, unless letters are as large as on a phone that has them twice their size. */
const tight = 'max-[24rem]:min-w-0 max-[24rem]:[overflow-wrap:anywhere]';

/** What a record says, each figure with the sample that it stands on. */
export function RecordFacts({ record, large = false }: RecordFactsProps) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const { counted, accuracy, bound, streak, bestStreak } = record;
  const sample = t('record.sample', { count: counted });
  const facts = [
    { name: 'accuracy', value: shareText(accuracy, locale), under: sample },
    {
      name: 'bound',
      value: counted === 0 ? shareText(null, locale) : shareText(bound, locale),
      under: sureness(locale),
      hint: t('record.boundHint', { share: sureness(locale) }),
    },
    {
      name: 'streak',
      value: String(streak),
      under: `${t('record.bestStreak')} ${bestStreak}`,
    },
    {
      name: 'yield',
      value: yieldText(record.yield, locale),
      under: sample,
      hint: t('record.yieldHint'),
      tone: yieldTone(record.yield),
    },
  ] as const;
  return (
    <dl
      className={`grid ${large ? 'grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4' : 'grid-cols-[repeat(4,auto)] gap-x-2 gap-y-1 max-[24rem]:grid-cols-2'}`}
    >
      {facts.map(({ name, value, under, ...more }) => (
        <div
          key={name}
          className={`flex flex-col ${tight}`}
          title={'hint' in more ? more.hint : ''}
        >
          <dt className="text-xs text-muted">{t(`record.${name}`)}</dt>
          <dd
            dir="ltr"
            className={`text-start font-semibold tabular rtl:text-end ${large ? 'text-xl' : 'text-base'} ${'tone' in more ? more.tone : ''}`}
          >
            {value}
          </dd>
          {(large || name === 'accuracy' || name === 'yield') && (
            <dd className="text-xs text-muted tabular">{under}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
