import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Undo from 'lucide-react/icons/undo-2';
import { ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { useSaid } from './told.tsx';
import type { DeskMatch } from './words.ts';

interface FixedFieldProps {
  match: DeskMatch;
  fix: DeskMatch['fixes'][number];
}

/** A field that was set by hand: what stands there, what the feed says, and the way back to it. */
export function FixedField({ match, fix: { field, by, reason, at } }: FixedFieldProps) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const said = useSaid(match);
  const feed = { ...match, ...match.sources[0]! };
  const text = (of: DeskMatch) =>
    field === 'score'
      ? [
          said.score(of),
          of.periods.length > 0 && said.periods(of),
          of.winner !== null && said.winner(of),
        ]
          .filter(Boolean)
          .join(' · ')
      : said[field](of);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-col gap-0.5 text-sm">
        <span>
          <span className="text-muted">{t(`matchDesk.field.${field}`)}</span>{' '}
          <strong className="tabular">{text(match)}</strong>
        </span>
        <span className={`tabular ${text(feed) === text(match) ? 'text-muted' : 'text-accent'}`}>
          {text(feed) === text(match)
            ? t('matchDesk.feedAgrees')
            : t('matchDesk.feedSays', { what: text(feed) })}
        </span>
        <span className="text-xs break-words text-muted">
          {[by, moment(at), reason].join(' · ')}
        </span>
      </div>
      <CanAccess resource="desk-matches" action="edit">
        <ReasonedDecision
          resource="desk-matches"
          id={match.id}
          version={match.version}
          values={{ release: [field] }}
          done={t('matchDesk.released')}
          title={t('matchDesk.releaseOf', { field: t(`matchDesk.field.${field}`) })}
          hint={t('matchDesk.releaseHint', { what: text(feed) })}
          icon={<Undo aria-hidden className="size-4" />}
        >
          {t('matchDesk.release')}
        </ReasonedDecision>
      </CanAccess>
    </li>
  );
}
