import type { Figure } from '@xiongmao/api/library/figures/figure';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { rateText } from '../../api/lines/figure-text.ts';
import { useFigures } from './use-figures.ts';

/** What a game's tables hold: each figure, and how the matches of a season make it. */
export function FiguresExplained({ subject, gameId }: { subject: Subject; gameId: number }) {
  const { t } = useTranslation('lines');
  const { nameOf, tableName } = useFigures(gameId);
  const tables = gameTables(subject, gameId);
  const all = tables.flatMap(({ figures }) => figures);
  const made = (figure: Figure): string =>
    figure.by === 'rate' ? rateText(figure, all, nameOf) : t(`made.${figure.by}`);
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <p className="px-3 text-sm text-muted md:px-0">{t('explained')}</p>
      {tables.map(({ key, figures }) => (
        <section key={key} className="bg-surface p-3 md:rounded-lg md:p-4">
          <h2 className="text-sm font-semibold">{tableName(key)}</h2>
          <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm md:grid-cols-[auto_1fr]">
            {figures.map((figure) => (
              <div key={figure.key} className="contents">
                <dt>{nameOf(figure.key)}</dt>
                <dd className="mb-2 text-muted md:mb-0">{made(figure)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
