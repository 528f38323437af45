import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { formatTime } from '@xiongmao/i18n/format';
import { useLayoutEffect, useRef } from 'react';
import { matchPath } from '#app/paths.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { lobbyLines } from '../../../lobby-words.ts';
import { bigScore } from '../../../scoreboard.ts';
import { hasMovedAway, startOnDay } from '../../../shown-day.ts';
import { statusLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { type BoardView, useBoardView } from '../board-context.tsx';

interface LightRowsProps {
  matches: readonly BoardMatch[];
  teams: Board['teams'];
  day: string | null;
}

/**
 * Rows away from the screen, as high as full ones: when, who and how it stands. Crawlers and readers
 * without scripts get every match by them. There are hundreds, so React has them as one text.
 */
export function LightRows({ matches, teams, day }: LightRowsProps) {
  const view = useBoardView();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const rows = list.current!;
    return () => handOverFocus(rows);
  }, []);
  const html = matches.map((match) => lightRow(match, teams, day, view)).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: names are escaped where the row is written
  return <ul ref={list} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Lines are broken by the style sheet. */
function lightRow(
  match: BoardMatch,
  teams: Board['teams'],
  day: string | null,
  view: BoardView,
): string {
  const { homeId, awayId, state, gameId } = match;
  const big = bigScore(state, sportOf(gameId));
  const shown = { ...big, home: teams[homeId ?? 0], away: teams[awayId ?? 0] };
  const { home, away, total } = homeId ? shown : lobbyLines(match, view.t);
  if (!home || !away) return '';
  const [first, second] = big.order;
  const names = { home: home.name, away: away.name };
  const time = escapeMarkup(timeOf(match, day, view));
  const both = escapeMarkup(`${names[first]}\n${names[second]}`);
  const score = total ? escapeMarkup(`${total[first]}\n${total[second]}`) : '';
  const href = escapeMarkup(view.base + matchPath(match));
  return `<li class="match-row"><a data-row href="${href}" class="row-light">${time}<span>${both}</span>${score}</a></li>`;
}

function timeOf(match: BoardMatch, day: string | null, { t, locale, zone }: BoardView): string {
  const label = statusLabel(match);
  const starts = label.tone === 'upcoming' || (day !== null && hasMovedAway(match, day, zone));
  if (!starts) return say(t, label.short);
  if (!match.timeKnown) return '–';
  return formatTime(day ? startOnDay(match, day, zone) : match.startsAt, { locale, zone });
}

/** Who has reached a row by keyboard stays on it when full rows take the place of light ones. */
function handOverFocus(rows: HTMLElement): void {
  const block = rows.parentElement;
  const link = rows.contains(document.activeElement) && document.activeElement;
  const href = link ? link.getAttribute('href') : null;
  if (!href) return;
  queueMicrotask(() => {
    const links = block?.querySelectorAll<HTMLElement>('a[data-row]') ?? [];
    const successor = [...links].find((full) => full.getAttribute('href') === href);
    successor?.focus({ preventScroll: true });
  });
}
