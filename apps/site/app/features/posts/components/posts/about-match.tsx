import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import type { MatchLine } from './pick-match.tsx';

const PickMatch = lazyPart(() => import('./pick-match.tsx'));

interface AboutMatchProps {
  matchId: number | null;
  line: MatchLine;
  onChange: (matchId: number | null) => void;
}

/** The match that a post is about: looked for, shown, taken away. */
export function AboutMatch({ matchId, line, onChange }: AboutMatchProps) {
  const { t } = useTranslation('posts');
  const [isOpen, setOpen] = useState(false);
  // Who has begun to choose is led on to what comes in place of what was pressed.
  const [isBegun, setBegun] = useState(false);
  const set = (next: { isOpen: boolean; matchId?: number | null }) => {
    setBegun(true);
    setOpen(next.isOpen);
    if (next.matchId !== undefined) onChange(next.matchId);
  };
  if (matchId !== null) {
    return (
      <LinkedMatch
        matchId={matchId}
        autoFocus={isBegun}
        onRemove={() => set({ isOpen: false, matchId: null })}
      />
    );
  }
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton className="h-11 w-full" />}>
        <PickMatch
          line={line}
          onChoose={(chosen) => set({ isOpen: false, matchId: chosen })}
          onClose={() => set({ isOpen: false })}
        />
      </Suspense>
    );
  }
  return (
    <Button autoFocus={isBegun} onClick={() => set({ isOpen: true })}>
      {t('chooseMatch')}
    </Button>
  );
}

interface LinkedMatchProps {
  matchId: number;
  autoFocus: boolean;
  onRemove: () => void;
}

function LinkedMatch({ matchId, autoFocus, onRemove }: LinkedMatchProps) {
  const { t } = useTranslation('posts');
  const body = { matchIds: [matchId] };
  const { data } = useQuery(
    callQuery(useApi(), 'POST /v2/match/getPCGameMatchByCondition', { body }),
  );
  const match = data?.matches[0];
  const sides = match && [match.homeId, match.awayId].map((id) => id && data.teams[id]?.name);
  return (
    <p className="flex w-full items-center gap-2 rounded-sm bg-raised ps-3 text-sm">
      <span className="grow">
        {t('aboutMatch')} <bdi>{sides?.join(' – ')}</bdi>
      </span>
      <IconButton label={t('noMatch')} autoFocus={autoFocus} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </p>
  );
}
