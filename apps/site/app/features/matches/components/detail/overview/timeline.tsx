import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { WatchSlot } from '#app/shared/watch-slot.tsx';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { type Chapter, chapters } from '../incidents/chapters.ts';
import { IncidentIcon } from '../incidents/incident-icon.tsx';
import { incidentTime } from '../incidents/incident-time.ts';
import { isBoundary, isKeyMoment } from '../incidents/key-moments.ts';
import { gainsOf } from '../scoring.ts';
import { Shootout } from './shootout.tsx';

/** Goals, cards and changes of a match, newest first: each side's on its own side of the minute. */
export function Timeline({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, incidents } = detail;
  const gains = gainsOf(incidents);
  const sport = sportOf(match.gameId);
  const moments = incidents.filter(
    (entry) => isKeyMoment(entry, gains, sport) && !isBoundary(entry),
  );
  const told = chapters(moments, match.state, sport).toReversed();
  if (told.length === 0) return null;
  return (
    <Card title={t('detail.timeline')}>
      {told.map((chapter) => (
        <section key={chapter.period} className="pb-2">
          <ChapterHead chapter={chapter} detail={detail} />
          {chapter.entries.some(({ kind }) => kind.startsWith('shootout')) ? (
            <Shootout entries={chapter.entries} detail={detail} />
          ) : (
            <ol>
              {chapter.entries.toReversed().map((entry) => (
                <Row key={entry.key} entry={entry} scored={gains.has(entry.key)} detail={detail} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </Card>
  );
}

function ChapterHead({ chapter, detail }: { chapter: Chapter; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { period, total, own } = chapter;
  if (period === null) return null;
  const score = total ?? own;
  return (
    <h3 className="flex items-center justify-center gap-2 bg-raised px-4 py-1 text-xs text-muted">
      {say(t, periodLabel(period, detail.match.gameId).full)}
      {score && (
        <span className="tabular font-semibold text-ink">
          {score.home} – {score.away}
        </span>
      )}
    </h3>
  );
}

interface RowProps {
  entry: Incident;
  scored: boolean;
  detail: MatchDetail;
}

function Row({ entry, scored, detail: { match, links } }: RowProps) {
  const home = entry.side !== 'away';
  const watch = <WatchSlot match={match} links={links} incident={entry.key} />;
  return (
    <li
      className={`grid min-h-11 grid-cols-[1fr_4rem_1fr] items-center px-3 text-sm ${entry.state === 'withdrawn' ? 'text-muted' : ''}`}
    >
      <div className="min-w-0 text-end">
        {home && entry.side ? <Words entry={entry} end /> : watch}
      </div>
      <p className="tabular text-center leading-tight">
        <span className="block text-xs text-muted" dir="ltr">
          {incidentTime(entry, match.gameId)}
        </span>
        {scored && entry.score && (
          <span className={`font-bold ${entry.state === 'withdrawn' ? 'line-through' : ''}`}>
            {entry.score.home} – {entry.score.away}
          </span>
        )}
      </p>
      <div className="min-w-0">{home && entry.side ? watch : <Words entry={entry} />}</div>
    </li>
  );
}

/** What happened: the sign next to the minute, the name beside it. `end`: it stands before the minute. */
function Words({ entry, end = false }: { entry: Incident; end?: boolean }) {
  const { t } = useTranslation('matches');
  const { kind, player, score, state, reason } = entry;
  const struck = state === 'withdrawn' ? 'line-through' : '';
  return (
    <div className={`flex items-center gap-2 py-1 ${end ? 'flex-row-reverse text-end' : ''}`}>
      <IncidentIcon kind={kind} />
      <p className="min-w-0 leading-tight [overflow-wrap:anywhere]">
        <span className="sr-only">{t(`incident.${kind}`)}: </span>
        <span className={`${score ? 'font-semibold' : ''} ${struck}`}>
          {player ?? t(`incident.${kind}`)}
        </span>
        <Aside entry={entry} />
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
    </div>
  );
}

/** What is said below the name: who helped, who left, what kind of goal. */
function Aside({ entry: { kind, other, text } }: { entry: Incident }) {
  const { t } = useTranslation('matches');
  const said = () => {
    if (kind === 'goal') return other && t('incidentText.assist', { player: other });
    if (kind === 'substitution') return other && t('incidentText.off', { player: other });
    if (kind === 'videoReview') return text && <SourceText>{text}</SourceText>;
    if (['ownGoal', 'penaltyGoal', 'penaltyMissed'].includes(kind)) return t(`incident.${kind}`);
    return null;
  };
  const words = said();
  return words ? <span className="block text-xs text-muted">{words}</span> : null;
}
