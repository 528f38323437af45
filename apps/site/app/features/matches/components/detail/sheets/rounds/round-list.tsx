import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatClock, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Score, SideDot, sideFill } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { Card } from '../../card.tsx';
import { IncidentIcon } from '../../incidents/incident-icon.tsx';
import { EndingIcon, endingWords, type Part, type Round } from './round-words.tsx';

interface RoundListProps {
  part: Part;
  detail: MatchDetail;
}

/** Every round, newest first; it opens to who killed whom. */
export function RoundList({ part, detail }: RoundListProps) {
  const { t } = useTranslation('matches');
  const entries = entriesByRound(part, detail.incidents);
  return (
    <Card title={t('roundsSheet.byRound')}>
      <ol>
        {part.rounds.toReversed().map((round) => (
          <li key={round.number} className="border-t border-line">
            <RoundEntry round={round} entries={entries.get(round.number) ?? []} detail={detail} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface RoundEntryProps {
  round: Round;
  entries: readonly Incident[];
  detail: MatchDetail;
}

function RoundEntry({ round, entries, detail }: RoundEntryProps) {
  const { t } = useTranslation('matches');
  const [opened, setOpened] = useState(false);
  const { number, winner, score, seconds, ending } = round;
  return (
    <details
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 text-sm">
        <span className="tabular w-6 shrink-0 text-end text-xs text-muted">{number}</span>
        <span
          className={`h-6 w-1 shrink-0 rounded-full ${winner ? sideFill[winner] : 'bg-line'}`}
        />
        <EndingIcon ending={ending} className="size-4 shrink-0 text-muted" />
        <span className="flex min-w-0 flex-1 flex-col leading-tight">
          {winner && (
            <Name className="max-w-full self-start font-semibold">{detail[winner].name}</Name>
          )}
          <span className="text-xs text-muted">{endingWords(t, round)}</span>
        </span>
        {seconds !== null && (
          <span className="tabular text-xs text-muted" dir="ltr">
            {formatClock(seconds)}
          </span>
        )}
        <span className="tabular min-w-14 text-center font-bold">
          <Score score={score} gameId={detail.match.gameId} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {opened && (
        <div className="flex flex-col gap-3 px-4 pb-4">
          <Comparison round={round} detail={detail} />
          <ol className="flex flex-col gap-1.5">
            {entries.map((entry) => (
              <FeedEntry key={entry.key} entry={entry} detail={detail} />
            ))}
          </ol>
        </div>
      )}
    </details>
  );
}

/** What each side had when the round began, and who was left in the end. */
function Comparison({ round, detail }: Omit<RoundEntryProps, 'entries'>) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { equipment, alive } = round;
  const rows = [
    { name: t('roundsSheet.equipment'), pair: equipment, unit: '$' },
    { name: t('roundsSheet.left'), pair: alive, unit: '' },
  ];
  return (
    <dl className="tabular grid max-w-md grid-cols-[auto_1fr_1fr] gap-x-4 gap-y-1 text-xs empty:hidden">
      {rows.map(
        ({ name, pair, unit }) =>
          pair && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              {(['home', 'away'] as const).map((side) => (
                <dd key={side} className="flex items-center gap-1.5 font-semibold">
                  <SideDot side={side} />
                  <span className="sr-only">{detail[side].name}</span>
                  {unit}
                  {formatNumber(pair[side], locale)}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  );
}

const tones: Record<Side, string> = { home: 'text-home', away: 'text-away' };

/** A kill as the game shows it: who, with what, whom. */
function FeedEntry({ entry, detail }: { entry: Incident; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { kind, side, player, other, text, seconds } = entry;
  const opponent = side && (side === 'home' ? 'away' : 'home');
  return (
    <li className="grid grid-cols-[2.5rem_1rem_1fr] items-baseline gap-x-2 text-sm">
      <span className="tabular text-end text-xs text-muted" dir="ltr">
        {seconds === null ? '' : formatClock(seconds)}
      </span>
      <span className="flex self-center">
        <IncidentIcon kind={kind} className="size-3.5" />
      </span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className={`font-semibold ${side ? tones[side] : ''}`}>
          {player ?? (side && detail[side].name)}
        </bdi>
        {other && (
          <>
            <span className="sr-only"> {t('incident.kill')} </span>
            <span
              aria-hidden="true"
              className="mx-1.5 text-muted rtl:inline-block rtl:-scale-x-100"
            >
              ›
            </span>
            <bdi className={opponent ? tones[opponent] : ''}>{other}</bdi>
          </>
        )}
        {text && (
          <span className="ms-2 text-xs text-muted">
            <SourceText>{text}</SourceText>
          </span>
        )}
      </p>
    </li>
  );
}

/** The timeline's kills and bombs by the round that they stand before the end of. */
export function entriesByRound(
  { key, rounds }: Part,
  incidents: readonly Incident[],
): Map<number, Incident[]> {
  const found = new Map<number, Incident[]>();
  let index = rounds.findIndex(({ winner }) => winner !== null);
  let entries: Incident[] = [];
  for (const entry of incidents) {
    if (entry.period !== key || entry.state === 'withdrawn') continue;
    if (entry.kind === 'kill' || entry.kind === 'objective') entries.push(entry);
    if (entry.kind !== 'round') continue;
    const round = rounds[index];
    if (round) found.set(round.number, entries);
    entries = [];
    index += 1;
  }
  // Those of the round that is played.
  const next = (rounds.at(-1)?.number ?? 0) + 1;
  return found.set(next, entries);
}
