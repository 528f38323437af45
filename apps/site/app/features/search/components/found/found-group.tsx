import type { FoundKind } from '@xiongmao/api/search/rules';
import type { Found } from '@xiongmao/api/search/shapes';
import type { ReactNode } from 'react';
import { FoundLines, linesOf, linesOfGames } from './found-names.tsx';

/** What other features show, whose matter it is. */
export type ShownByOthers = {
  [Kind in 'match' | 'expert' | 'anchor' | 'room' | 'article' | 'video']: (
    group: Found[Kind],
  ) => ReactNode;
};

export const sizeOf = (found: Partial<Found>, kind: FoundKind): number =>
  kind === 'match'
    ? (found.match?.matches.length ?? 0) + (found.match?.undated.length ?? 0)
    : (found[kind]?.items.length ?? 0);

/** What was found of one kind. */
export function FoundGroup(props: {
  found: Partial<Found>;
  kind: FoundKind;
  shown: ShownByOthers;
}): ReactNode {
  const { found, kind, shown } = props;
  if (sizeOf(found, kind) === 0) return null;
  switch (kind) {
    case 'game':
      return <FoundLines lines={linesOfGames(found.game!.items)} />;
    case 'league':
    case 'team':
    case 'player':
      return <FoundLines lines={linesOf(kind, found[kind]!.items)} />;
    case 'match':
      return shown.match(found.match!);
    case 'expert':
      return shown.expert(found.expert!);
    case 'anchor':
      return shown.anchor(found.anchor!);
    case 'room':
      return shown.room(found.room!);
    case 'article':
      return shown.article(found.article!);
    case 'video':
      return shown.video(found.video!);
  }
}
