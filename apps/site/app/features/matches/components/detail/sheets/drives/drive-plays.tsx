import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Score } from '#app/shared/games/sides.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { IncidentIcon } from '../../incidents/incident-icon.tsx';
import { incidentTime } from '../../incidents/incident-time.ts';
import type { Drive } from './field.ts';
import { useSpotWords } from './use-spot-words.ts';

interface DrivePlaysProps {
  drive: Drive;
  detail: MatchDetail;
  /** The timeline by key: what happened on each play. */
  entries: ReadonlyMap<string, Incident>;
}

/** A drive play by play: at which down and where, and what happened. */
export function DrivePlays({ drive, detail, entries }: DrivePlaysProps) {
  const { t } = useTranslation('matches');
  const spotWords = useSpotWords(detail);
  return (
    <ol className="pb-2">
      {drive.plays.map(({ key, down, toGo, spot }) => {
        const entry = entries.get(key);
        if (!entry) return null;
        const { gameId } = detail.match;
        return (
          <li
            key={key}
            className="grid grid-cols-[2.75rem_1rem_1fr_auto] items-start gap-x-2 px-4 py-1.5 text-sm"
          >
            <span className="tabular pt-0.5 text-end text-xs text-muted" dir="ltr">
              {incidentTime(entry, gameId)}
            </span>
            <span className="flex h-5 items-center justify-center">
              <IncidentIcon kind={entry.kind} />
            </span>
            <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              {down !== null && (
                <span className="me-2 text-xs font-semibold whitespace-nowrap">
                  {t(`drives.down${down as 1 | 2 | 3 | 4}`, { n: toGo })}
                  {spot && <span className="font-normal text-muted"> · {spotWords(spot)}</span>}
                </span>
              )}
              {entry.text ? (
                <SourceText>{entry.text}</SourceText>
              ) : (
                t(`incident.${entry.kind}`, { context: 'americanFootball' })
              )}
            </p>
            {entry.score && (
              <span className="tabular text-xs font-bold whitespace-nowrap">
                <Score score={entry.score} gameId={gameId} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
