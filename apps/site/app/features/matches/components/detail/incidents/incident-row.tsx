import type { Incident, IncidentKind, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { playWords } from '@xiongmao/i18n/words/play-words';
import type { ReactNode } from 'react';
import { Score, sideFill } from '#app/shared/games/sides.tsx';
import { partOf, sportKeyOf } from '#app/shared/games/sport-of.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { WatchSlot } from '#app/shared/watch-slot.tsx';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { IncidentIcon } from './incident-icon.tsx';
import { incidentTime } from './incident-time.ts';
import { isBoundary } from './key-moments.ts';

const slideIn =
  'duration-200 motion-safe:transition-[translate,opacity] starting:-translate-y-2 starting:opacity-0';

interface IncidentRowProps {
  entry: Incident;
  detail: MatchDetail;
  /** The score it led to; null when it moved none. */
  score: ScorePair | string | null;
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
  const aside = useAside(entry, score !== null, gameId);
  const isTold = worded || kind === 'wicket';
  const isMore = isTold && !isBoundary(entry) && !what.saysText;
  const own = isMore && text && playWords(t, text) !== what.words ? text : null;
  return (
    <li
      className={`grid min-h-11 grid-cols-[3rem_auto_1rem_1fr_auto] items-center gap-x-2 px-3 py-1.5 text-sm ${fresh ? slideIn : ''}`}
    >
      <span className="tabular text-end text-xs text-muted" dir="ltr">
        {!isBoundary(entry) && incidentTime(entry, gameId)}
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
          {what.words}
        </span>
        {(own || aside) && (
          <span className={`block text-xs text-muted ${struck}`}>
            {own && <SourceText known={playWords(t, own)}>{own}</SourceText>}
            {own && aside && ' · '}
            {aside}
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
      <span className="flex items-center gap-2">
        <WatchSlot match={detail.match} links={detail.links} incident={entry.key} />
        {score && (
          <span className={`tabular text-sm font-bold whitespace-nowrap ${struck}`}>
            {typeof score === 'string' ? score : <Score score={score} gameId={gameId} />}
          </span>
        )}
      </span>
    </li>
  );
}

/** Known by what the source calls them, not by their kind. */
const named = new Set<IncidentKind>(['note', 'objective']);
/** Known by what the source calls them, where it does so in words that we have: a home run, an extra point. */
const finer = new Set<IncidentKind>(['run', 'point']);

/** What kind of entry it is: a period's begin and end by the period's name. */
function useKindWords(entry: Incident, gameId: number): { words: ReactNode; saysText?: true } {
  const { t } = useTranslation('matches');
  const { kind, period, side, text } = entry;
  if (named.has(kind) && text) {
    return { words: <SourceText known={playWords(t, text)}>{text}</SourceText>, saysText: true };
  }
  const own = text && finer.has(kind) && playWords(t, text);
  if (own) return { words: own, saysText: true };
  const counted = text && countedKinds[`${kind} ${text}`];
  if (counted) return { words: t(counted), saysText: true };
  if (!isBoundary(entry) || !period) {
    return { words: say(t, { keys: [`incident.${kind}`], params: { context: partOf(gameId) } }) };
  }
  const words = { period: say(t, periodLabel(period, gameId).full) };
  const what = kind === 'periodStart' ? 'begins' : side ? 'won' : 'ends';
  return { words: t(`incidentText.${what}`, words) };
}

/** Where the text is the number that makes it another thing. */
const countedKinds: Readonly<
  Record<string, 'incident.four' | 'incident.six' | 'incident.threeMissed'>
> = {
  'run 4': 'incident.four',
  'run 6': 'incident.six',
  'shotMissed 3': 'incident.threeMissed',
};

/** Whose opponent the second person of an entry is, and in which part. */
const against: Partial<Record<IncidentKind, 'foulOn' | 'block' | 'steal' | 'killed' | 'bowler'>> = {
  foul: 'foulOn',
  yellowCard: 'foulOn',
  secondYellow: 'foulOn',
  redCard: 'foulOn',
  shotMissed: 'block',
  turnover: 'steal',
  kill: 'killed',
  wicket: 'bowler',
};

/** The second person of an entry, in the part they played; a part that nobody tells is left out. */
function useAside({ kind, other }: Incident, scored: boolean, gameId: number): string | null {
  const { t } = useTranslation('matches');
  if (!other) return null;
  const player = { player: other };
  if (kind === 'substitution') return t('incidentText.off', player);
  const part = against[kind];
  if (part) return t(`incidentText.${part}`, player);
  const sport = sportKeyOf(gameId);
  if (sport === 'cricket') return t('incidentText.bowled', player);
  if (sport === 'baseball') return t('incidentText.pitcher', player);
  if (sport === 'americanFootball') {
    return kind === 'touchdown' ? t('incidentText.passer', player) : null;
  }
  return scored ? t('incidentText.assist', player) : null;
}
