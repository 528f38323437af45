import type { CallResult } from '@xiongmao/api/call';
import type { shipMany } from '@xiongmao/api/mall/calls';
import { type Carrier, carriers } from '@xiongmao/api/mall/rules';
import type { Translate } from '@xiongmao/i18n/types';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Scrollable } from '../../page/scrollable.tsx';
import { StateLabel } from '../../page/state-label.tsx';

type Line = CallResult<typeof shipMany>['lines'][number];

/** Why a line is refused; what is wrong with the file itself in closer words than any request's. */
export const reasonOf = (t: Translate<'desk'>, why: NonNullable<Line['refused']>): string =>
  t(`file.reason.${why.error}` as 'file.reason.orderMoved', { defaultValue: why.text });

interface LinesProps {
  lines: readonly Line[];
  /** What is said of those that are shipped, and of the others. */
  done: 'file.will' | 'file.did';
  refused: 'file.wont' | 'file.didnt';
}

const cell = 'px-3 py-2 text-start align-top first:ps-0';
const isCarrier = (text: string): text is Carrier => Object.hasOwn(carriers, text);

/** The lines of a file, and what comes of each. */
export function Lines({ lines, done, refused }: LinesProps) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const named = (carrier: string) => {
    const written = carrier.toLowerCase();
    return isCarrier(written) ? t(`carrier.${written}`) : carrier;
  };
  return (
    <Scrollable className="max-h-96 overflow-y-auto">
      <table aria-label={t('file.title')} className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            {(['file.line', 'column.order', 'ship.tracking', 'file.outcome'] as const).map(
              (head) => (
                <th key={head} scope="col" className={`${cell} font-normal`}>
                  {t(head)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, order, carrier, tracking, known, twice, refused: why }) => (
            <tr key={line} className="border-t border-line/50">
              <td className={`${cell} tabular text-muted`}>{line}</td>
              <td className={cell}>
                <span className="tabular block">{order || '–'}</span>
                {known && (
                  <span className="block text-xs text-muted">
                    {nameIn(known.names, locale)}
                    {known.count > 1 && ` × ${known.count}`} · {known.username}
                  </span>
                )}
              </td>
              <td className={cell}>
                <span className="tabular block break-all">{tracking || '–'}</span>
                <span className="block text-xs text-muted">{named(carrier)}</span>
                {twice && <span className="block text-xs text-loss">{t('file.twice')}</span>}
              </td>
              <td className={cell}>
                {why ? (
                  <span className="text-loss">{t(refused, { why: reasonOf(t, why) })}</span>
                ) : (
                  <StateLabel tone={done === 'file.did' ? 'good' : 'due'}>{t(done)}</StateLabel>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
