import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { AnyMatchDetail, Incident } from '@xiongmao/api/matches/shapes';
import { formatDateTime, formatDuration, formatList, formatMinute } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { useZone } from '#app/platform/zone.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';

/** What a fan must know to read the score right: taken back, contradicted, moved, silent, made up. */
export function MatchNotes({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation(['matches', 'common']);
  const { match, incidents } = detail;
  const { state } = match;
  const viewer = { locale: useLocale(), zone: useZone() };
  const isTold = state.stale || state.amended || state.disputed || state.note;
  return (
    <ul className="flex flex-col gap-1 px-4 pb-3 text-xs empty:hidden">
      {state.stale && <StaleNote heardAt={state.heardAt} />}
      {state.amended === 'withdrawn' && (
        <Note Icon={History} tone="text-loss">
          <WithdrawnScore incident={incidents.findLast(isWithdrawnScore)} gameId={match.gameId} />
        </Note>
      )}
      {state.amended === 'corrected' && (
        <Note Icon={History}>
          {state.fixed
            ? t('matches:amend.byHand', {
                fields: formatList(
                  state.fixed.map((field) => t(`matches:amend.field.${field}`)),
                  viewer.locale,
                ),
              })
            : t('matches:amend.scoreCorrected')}
        </Note>
      )}
      {state.disputed && (
        <Note Icon={TriangleAlert} tone="text-loss">
          {t('matches:dispute.hint', {
            fields: formatList(
              state.disputed.map((field) => t(`matches:dispute.field.${field}`)),
              viewer.locale,
            ),
          })}
        </Note>
      )}
      {state.note && (
        <Note Icon={Info}>
          <SourceText>{state.note}</SourceText>
        </Note>
      )}
      {/* The place of what may have to be told: it comes and goes while a match is played. */}
      {state.status === 'live' && !isTold && <li aria-hidden className="h-4" />}
      {match.movedFrom.map((start) => (
        <Note key={start} Icon={CalendarClock}>
          {t('matches:moved.from', { date: formatDateTime(start, viewer) })}
        </Note>
      ))}
      {match.demo && <Note Icon={FlaskConical}>{t('common:demo.hint')}</Note>}
    </ul>
  );
}

function isWithdrawnScore({ state, score }: Incident): boolean {
  return state === 'withdrawn' && score !== null;
}

/** "1–0 withdrawn 34′, VAR". */
function WithdrawnScore({ incident, gameId }: { incident: Incident | undefined; gameId: number }) {
  const { t } = useTranslation('matches');
  if (!incident?.score) return t('amend.scoreWithdrawn');
  const { minute, added, reason } = incident;
  const score = inOrder(gameId, incident.score);
  const shown = `${score.home}–${score.away}`;
  const told =
    minute === null
      ? t('amend.withdrawn', { score: shown })
      : t('amend.withdrawnAt', { score: shown, minute: isolated(formatMinute({ minute, added })) });
  return reason ? t('amend.withReason', { text: told, reason }) : told;
}

/** Reads from left to right within a sentence that does not. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** How long the source of a live match has said nothing: the clock beside it may be wrong. */
function StaleNote({ heardAt }: { heardAt: string }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const silence = useTicking((now) => formatDuration((now - Date.parse(heardAt)) / 1000, locale));
  return (
    <Note Icon={WifiOff} tone="text-loss">
      <span className="tabular">{t('feed.silent', { time: silence })}</span>
    </Note>
  );
}

interface NoteProps {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  tone?: string;
  children: ReactNode;
}

function Note({ Icon, tone = 'text-muted', children }: NoteProps) {
  return (
    <li className={`text-center text-balance ${tone}`}>
      <Icon aria-hidden className="me-1.5 inline size-3.5 align-[-0.15em]" />
      {children}
    </li>
  );
}
