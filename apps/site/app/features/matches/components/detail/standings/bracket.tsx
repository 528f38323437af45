import type { League } from '@xiongmao/api/catalogue/shapes';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { BracketTie, Bracket as Shown } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { PlayedBy } from '@xiongmao/i18n/words/source-words';
import { useLayoutEffect, useRef } from 'react';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { Card } from '../card.tsx';
import { currentRound } from './current-round.ts';
import { roundName } from './round-name.ts';
import { shownTies } from './shown-ties.ts';
import { Tie } from './tie.tsx';

type Round = Shown['rounds'][number];

interface BracketProps {
  bracket: Shown;
  title: string;
  league: League;
  /** The match of the page, if it is one's: its tie stands out. */
  matchId?: number | undefined;
}

/**
 * A knock-out stage: a column for each round. Lines lead from the ties to those that follow from them; on a phone,
 * where one swipes from round to round, there are none, and the round that is played or next stands first.
 */
export function Bracket({ bracket, title, league, matchId }: BracketProps) {
  const { t } = useTranslation('matches');
  const { rounds, thirdPlace } = bracket;
  const about = { league, matchId };
  const region = useRef<HTMLElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const at = currentRound(rounds);
  useLayoutEffect(() => {
    if (region.current && current.current) openAt(region.current, current.current);
  }, []);
  return (
    <Card title={title}>
      <ScrollRegion
        ref={region}
        label={title}
        className="snap-x snap-mandatory scroll-px-4 px-4 pb-4 md:snap-none"
      >
        <ol className="flex gap-6 after:w-px after:shrink-0 after:content-[''] md:after:hidden">
          {rounds.map((round, index) => {
            const [before, next] = [rounds[index - 1], rounds[index + 1]];
            const { ties, unknown, isOver } = shownTies(rounds, index);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a round has no other name than its place
                key={index}
                ref={index === at ? current : undefined}
                className="flex w-4/5 shrink-0 snap-start flex-col md:w-auto md:min-w-40 md:grow md:basis-0"
              >
                <h3 className="flex h-8 items-center text-xs text-muted">
                  <RoundName round={round} by={sidesAs(league.gameId)} />
                </h3>
                <ol className="flex grow flex-col">
                  {ties.map(({ tie, place }) => (
                    <li
                      key={keyOf(tie, place)}
                      className={`relative flex flex-col justify-center py-1 md:flex-1 ${followsFrom(tie, round) ? lineIn : ''} ${leadsTo(place, next) ? lineOut(place) : ''}`}
                    >
                      <Tie tie={tie} before={before?.ties ?? []} isOver={isOver} {...about} />
                    </li>
                  ))}
                </ol>
                {unknown > 0 && (
                  <p className="flex min-h-8 items-center text-xs text-muted">
                    {t('bracket.unknownTies', { count: unknown })}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </ScrollRegion>
      {thirdPlace && (
        <div className="border-t border-line px-4 pb-4">
          <h3 className="flex h-8 items-center text-xs text-muted">
            {t('sourceWords.thirdplacematch')}
          </h3>
          <div className="md:w-52">
            <Tie tie={thirdPlace} before={[]} isOver={false} {...about} />
          </div>
        </div>
      )}
    </Card>
  );
}

/** Scrolls a region sideways until one of its columns stands where reading begins; the page stays where it is. */
function openAt(region: HTMLElement, column: HTMLElement): void {
  const { direction, scrollPaddingInlineStart } = getComputedStyle(region);
  const [outer, inner] = [region.getBoundingClientRect(), column.getBoundingClientRect()];
  const padding = Number.parseFloat(scrollPaddingInlineStart) || 0;
  const left =
    direction === 'rtl' ? inner.right - outer.right + padding : inner.left - outer.left - padding;
  region.scrollBy({ left, behavior: 'instant' });
}

const line = "md:before:absolute md:before:border-line md:before:content-['']";
const lineIn = `${line} md:before:-start-3 md:before:top-1/2 md:before:w-3 md:before:border-t`;

/** To the middle between the two ties from which the next one follows. */
function lineOut(place: number): string {
  const look =
    "md:after:absolute md:after:-end-3 md:after:h-1/2 md:after:w-3 md:after:border-e md:after:border-line md:after:content-['']";
  return place % 2 === 0
    ? `${look} md:after:top-1/2 md:after:rounded-se-md md:after:border-t`
    : `${look} md:after:bottom-1/2 md:after:rounded-ee-md md:after:border-b`;
}

function followsFrom({ home, away }: BracketTie, { linked }: Round): boolean {
  return linked && (home.from !== null || away.from !== null);
}

function leadsTo(place: number, next: Round | undefined): boolean {
  if (!next?.linked) return false;
  return next.ties.some(({ home, away }) => home.from === place || away.from === place);
}

function keyOf({ legs }: BracketTie, place: number): number | string {
  return legs[0]?.matchId ?? `open ${place}`;
}

function RoundName({ round, by }: { round: Round; by: PlayedBy }) {
  const { t } = useTranslation('matches');
  const known = roundName(t, round, by);
  if (known === null && round.name === null) return null;
  return (
    <SourceText by={by} known={known}>
      {round.name ?? ''}
    </SourceText>
  );
}
