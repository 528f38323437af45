import type { Incident, IncidentKind, MatchDetail, ScorePair } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { Score, sideFill } from '#app/shared/games/sides.tsx';
import { partOf } from '#app/shared/games/sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { SourceText } from '../../source-text.tsx';
import { IncidentIcon } from './incident-icon.tsx';
import { incidentTime } from './incident-time.ts';
import { isBoundary } from './key-moments.ts';

const slideIn =
  'duration-200 motion-safe:transition-[translate,opacity] starting:-translate-y-2 starting:opacity-0';

interface IncidentRowProps {
  entry: Incident;
  detail: MatchDetail;
  /** The score it led to; null when it moved none. */
  score: ScorePair | null;
  /** In the source's own words, too. */
  worded?: boolean;
  /** Came while the list was open: slides in. */
  fresh?: boolean;
}

/** An entry in one line of a list: when, what, who, and the score it led to. */
export function IncidentRow({ entry, detail, score, worded, fresh }: IncidentRowProps) {
  const { t } = useTranslation('matches');
  const { kind, side, player, text, state, reason } = entry;
  const { gameId } = detail.match;
  const struck = state === 'withdrawn' ? 'text-muted line-through' : '';
  const who = player ?? (side && detail[side].name);
  const what = useKindWords(entry, gameId);
  const aside = useAside(entry, score !== null);
  const own = worded && !isBoundary(entry) && !named.has(kind) ? text : null;
  return (
    <li
      className={`grid min-h-11 grid-cols-[3rem_auto_1rem_1fr_auto] items-center gap-x-2 px-3 py-1.5 text-sm ${fresh ? slideIn : ''}`}
    >
      <span className="tabular text-end text-xs text-muted" dir="ltr">
        {!isBoundary(entry) && incidentTime(entry)}
      </span>
      <span className={`h-6 w-1 rounded-full ${side ? sideFill[side] : 'bg-line'}`}>
        {player && side && <span className="sr-only">{detail[side].name}</span>}
      </span>
      <span className="flex justify-center">
        <IncidentIcon kind={kind} />
      </span>
      <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        {who && <span className={`font-semibold ${struck}`}>{who}</span>}
        <span className={`${who ? 'text-muted' : ''} ${struck}`}>
          {who && ' · '}
          {what}
        </span>
        {(own || aside) && (
          <span className={`block text-xs text-muted ${struck}`}>
            {own ? <SourceText>{own}</SourceText> : aside}
          </span>
        )}
        {state !== 'current' && (
          <span className="block text-xs text-loss">
            {t(state === 'withdrawn' ? 'amend.entryWithdrawn' : 'amend.corrected')}
            {reason && (
              <>
                {' · '}
                <SourceText>{reason}</SourceText>
              </>
            )}
          </span>
        )}
      </p>
      {score && (
        <span className={`tabular text-sm font-bold whitespace-nowrap ${struck}`}>
          <Score score={score} gameId={gameId} />
        </span>
      )}
    </li>
  );
}

/** Known by what the source calls them, not by their kind. */
const named = new Set<IncidentKind>(['note', 'objective']);

/** What kind of entry it is: a period's begin and end by the period's name. */
function useKindWords(entry: Incident, gameId: number): ReactNode {
  const { t } = useTranslation('matches');
  const { kind, period, text } = entry;
  if (named.has(kind) && text) return <SourceText>{text}</SourceText>;
  if (!isBoundary(entry) || !period) {
    return say(t, { keys: [`incident.${kind}`], params: { context: partOf(gameId) } });
  }
  const words = { period: say(t, periodLabel(period, gameId).full) };
  return t(kind === 'periodStart' ? 'incidentText.begins' : 'incidentText.ends', words);
}

/** The second person of an entry, in the part they played. */
function useAside({ kind, other }: Incident, scored: boolean): string | null {
  const { t } = useTranslation('matches');
  if (!other) return null;
  if (kind === 'substitution') return t('incidentText.off', { player: other });
  if (kind === 'foul') return t('incidentText.foulOn', { player: other });
  return scored ? t('incidentText.assist', { player: other }) : other;
}
