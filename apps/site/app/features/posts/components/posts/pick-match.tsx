import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { longestText } from '@xiongmao/api/search/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { readWords } from '#app/shared/list/list-address.ts';
import { type FoundMatches, foundMatchesQuery } from '../../api/post-queries.ts';

/** ms for which typing rests before it is looked for. */
const typingMs = 200;

/** A match in a line, as the feature shows it whose matter it is. */
export type MatchLine = (board: FoundMatches, match: BoardMatch) => ReactNode;

interface PickMatchProps {
  line: MatchLine;
  onChoose: (matchId: number) => void;
  onClose: () => void;
}

/** Matches to choose from: typing finds them, arrow keys move, Enter chooses, Escape closes. */
export default function PickMatch({ line, onChoose, onClose }: PickMatchProps) {
  const { t } = useTranslation('posts');
  const [typed, setTyped] = useState('');
  /** What is looked for: what was typed when the typing rested. */
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(readWords(typed, longestText)), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = useQuery({
    ...foundMatchesQuery(useApi(), text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const board = text === '' ? undefined : asked.data?.match;
  const matches = board ? board.matches.filter(hasTwoSides) : [];

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    // The form of the post neither closes nor is sent by what is meant for the list.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      items={matches}
      filteredItems={matches}
      itemToStringLabel={(match: BoardMatch) => nameOf(board, match)}
      value={null}
      inputValue={typed}
      onInputValueChange={setTyped}
    >
      <div className="w-full rounded-sm border border-line bg-page">
        <div className="flex items-center gap-2 border-b border-line px-3 outline-accent -outline-offset-2 has-[input:focus-visible]:outline-2">
          <Search aria-hidden className="size-4 text-muted" />
          <Combobox.Input
            // The list was opened to search in it.
            autoFocus
            aria-label={t('findMatch')}
            placeholder={t('findMatch')}
            maxLength={longestText}
            onKeyDown={press}
            className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted md:h-9 md:text-sm"
          />
        </div>
        <Combobox.List
          aria-label={t('matchesFound')}
          aria-busy={asked.isPlaceholderData}
          className="max-h-72 overflow-y-auto p-1 empty:hidden aria-busy:opacity-60"
        >
          {(match: BoardMatch) => (
            <Combobox.Item
              key={match.id}
              value={match}
              onClick={() => onChoose(match.id)}
              className="flex min-h-14 cursor-pointer items-center rounded-sm px-2 text-sm hover:bg-raised data-highlighted:bg-raised"
            >
              {board && line(board, match)}
            </Combobox.Item>
          )}
        </Combobox.List>
        {text !== '' && (
          <Loaded query={asked} skeleton={<SkeletonRows count={3} className="h-12" />}>
            {() =>
              matches.length === 0 && (
                <p role="status" className="p-3 text-sm text-muted">
                  {t('noMatchFound')}
                </p>
              )
            }
          </Loaded>
        )}
      </div>
    </Combobox.Root>
  );
}

/** A lobby has none: a post shows who plays whom. */
const hasTwoSides = ({ homeId, awayId }: BoardMatch): boolean => homeId !== null && awayId !== null;

const nameOf = (board: FoundMatches | undefined, { homeId, awayId }: BoardMatch): string =>
  [homeId, awayId].map((id) => board?.teams[id ?? 0]?.name ?? '').join(' – ');
