import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { BoardMatch, DisputedField } from '@xiongmao/api/matches/shapes';
import { downOf } from '@xiongmao/api/matches/sheets/downs';
import { formatDay, formatDuration, formatTightTime } from '@xiongmao/i18n/format';
import { type ReactNode, useState } from 'react';
import { useTicking } from '#app/platform/ticking.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { marginOf } from '../../../cricket.ts';
import { momentValue, type Scoreboard } from '../../../scoreboard.ts';
import { hasMovedAway } from '../../../shown-day.ts';
import { periodLabel } from '../../../status-label.ts';
import { bestOfWords, say } from '../../../words.ts';
import { type BoardView, useBoardView } from '../board-context.tsx';

interface RowMarkProps {
  match: BoardMatch;
  score: Scoreboard;
  day: string | null;
}

/**
 * What is said beside a score: that its source is silent, that it was taken back, where the match
 * has gone. It stands over both lines, so that its coming and going moves nothing.
 */
export function RowMark({ match, score, day }: RowMarkProps) {
  const view = useBoardView();
  const former = useFormerScore(match);
  const mark =
    day && hasMovedAway(match, day, view.zone)
      ? view.t('moved.to', { date: newDate(match, view) })
      : (troubleOf(match, former, view) ?? situationOf(match, score, view));
  if (mark) return <span className={look}>{mark}</span>;
  const { inner } = sportOf(match.gameId);
  // Beside figures that could be a clock's; who listens has the score alone.
  if (!inner || score.columns.length === 0) return null;
  return (
    <span aria-hidden className={`${look} ${score.compact.length > 0 ? '' : 'hidden @2xl:block'}`}>
      {view.t(`counted.${inner}`)}
    </span>
  );
}

const look =
  'col-start-4 row-span-2 row-start-1 line-clamp-2 max-w-25 ps-2 text-end text-xs leading-4.5 text-muted @2xl:max-w-64';

/** What a row shows of what can be in dispute. */
const onRow = new Set<DisputedField>(['status', 'score', 'periods', 'winner']);

/** What is wrong with what is shown. */
function troubleOf({ state }: BoardMatch, former: string | null, { t }: BoardView): ReactNode {
  if (state.status === 'live' && state.stale) return <LastHeard heardAt={state.heardAt} />;
  if (state.disputed?.some((field) => onRow.has(field)))
    return <span className="text-loss">{t('dispute.short')}</span>;
  if (state.amended === 'withdrawn') {
    const text = former ? t('amend.withdrawn', { score: former }) : t('amend.scoreWithdrawn');
    return <span className="text-loss">{text}</span>;
  }
  if (state.amended === 'corrected') return t('amend.corrected');
  return state.status !== 'live' && state.status !== 'ended' && state.note ? (
    <SourceText>{state.note}</SourceText>
  ) : null;
}

/** What one wants to know besides the score: how it was decided, from where play or the match goes on. */
function situationOf(match: BoardMatch, { decider }: Scoreboard, view: BoardView): string | null {
  const { state, gameId, movedFrom, bestOf } = match;
  const { t, locale, zone } = view;
  const last = state.periods.at(-1);
  if (decider && last) {
    return `${say(t, periodLabel(last.key, gameId).short)} ${decider.home}–${decider.away}`;
  }
  const outs = state.status === 'live' && momentValue(state, 'outs');
  const play = state.status === 'live' && downOf(momentValue(state, 'down'));
  if (play) return t(`drives.down${play.down as 1 | 2 | 3 | 4}`, { n: play.toGo });
  if (outs) return t('row.outs', { count: Number(outs) });
  const margin = sportOf(gameId).columns.includes('wickets') && marginOf(state);
  if (margin) return t(`cricketShort.${margin.by}`, { count: margin.n });
  if (state.status !== 'notStarted') return null;
  const moved = movedFrom.at(-1);
  if (moved) return t('moved.from', { date: formatTightTime(moved, { locale, zone }) });
  return bestOf ? bestOfWords(t, gameId, bestOf, true) : null;
}

function newDate(match: BoardMatch, { locale, zone }: BoardView): string {
  if (!match.timeKnown) return formatDay(match.date, locale);
  return formatTightTime(match.startsAt, { locale, zone });
}

function LastHeard({ heardAt }: { heardAt: string }) {
  const { t, locale } = useBoardView();
  const time = useTicking((now) => formatDuration((now - Date.parse(heardAt)) / 1000, locale));
  return t('common:state.stale', { time });
}

/** The score that stood before the last change, as long as this row has seen it. */
function useFormerScore({ gameId, state }: BoardMatch): string | null {
  const score = state.score && inOrder(gameId, state.score);
  const text = score && `${score.home}–${score.away}`;
  const [seen, setSeen] = useState({ text, before: null as string | null });
  if (seen.text !== text) setSeen({ text, before: seen.text });
  return seen.before;
}
