import type { Incident } from '@xiongmao/api/matches/shapes';
import { useTranslation } from 'react-i18next';
import { IncidentIcon } from './incident-icon.tsx';
import { incidentTime } from './incident-time.ts';

const slideIn =
  'duration-200 motion-safe:transition-[translate,opacity] starting:-translate-y-2 starting:opacity-0';
const bars = { home: 'bg-home', away: 'bg-away' };

interface IncidentRowProps {
  entry: Incident;
  /** The name of the side it speaks for, for those who can't see its colour. */
  team: string | null;
  /** The score moved with it: it is shown. */
  scored: boolean;
  /** In the source's own words, too. */
  worded?: boolean;
  /** Came while the list was open: slides in. */
  fresh?: boolean;
}

/** An entry in one line of a list: when, what, who, and the score it led to. */
export function IncidentRow({
  entry,
  team,
  scored,
  worded = false,
  fresh = false,
}: IncidentRowProps) {
  const { t } = useTranslation('matches');
  const { kind, side, player, other, score, text, state, reason } = entry;
  const struck = state === 'withdrawn' ? 'text-muted line-through' : '';
  const told = detailOf();
  return (
    <li
      className={`grid min-h-11 grid-cols-[3rem_auto_1rem_1fr_auto] items-center gap-x-2 px-3 py-1.5 text-sm ${fresh ? slideIn : ''}`}
    >
      <span className="tabular text-end text-xs text-muted" dir="ltr">
        {incidentTime(entry)}
      </span>
      <span className={`h-6 w-1 rounded-full ${side ? bars[side] : 'bg-line'}`}>
        {team && <span className="sr-only">{team}</span>}
      </span>
      <span className="flex justify-center">
        <IncidentIcon kind={kind} />
      </span>
      <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className={`${player ? 'font-semibold' : ''} ${struck}`}>
          {player ?? t(`incident.${kind}`)}
        </span>
        {player && <span className={`text-muted ${struck}`}> · {t(`incident.${kind}`)}</span>}
        {told && <span className={`block text-xs text-muted ${struck}`}>{told}</span>}
        {worded && text && (
          <span className={`block text-xs text-muted ${struck}`} dir="auto">
            {text}
          </span>
        )}
        {state !== 'current' && (
          <span className="block text-xs text-loss">
            {t(state === 'withdrawn' ? 'amend.entryWithdrawn' : 'amend.corrected')}
            {reason && ` · ${reason}`}
          </span>
        )}
      </p>
      {score && scored && (
        <span className={`tabular text-sm font-bold whitespace-nowrap ${struck}`}>
          {score.home} – {score.away}
        </span>
      )}
    </li>
  );

  function detailOf(): string | null {
    if (!other) return null;
    if (kind === 'substitution') return t('incidentText.off', { player: other });
    if (kind === 'foul') return t('incidentText.foulOn', { player: other });
    return scored ? t('incidentText.assist', { player: other }) : other;
  }
}
