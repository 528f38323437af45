import { useQuery } from '@tanstack/react-query';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type ComponentProps, useState } from 'react';
import { FindSubject } from '../../news-articles/links/find-subject.tsx';
import { FoundLinks } from '../../news-articles/links/found-links.tsx';
import { DialogInForm } from '../../page/dialog-in-form.tsx';
import { useServices } from '../../services.ts';

/** A published plan, by the match that it is for. */
export function PlanDialog({ isOpen, onClose, onDone }: ComponentProps<Dialogs['Plan']>) {
  const { t } = useTranslation('articles');
  return (
    <DialogInForm open={isOpen} onClose={onClose} title={t('editor.plan')}>
      <FindPlan onChoose={onDone} />
    </DialogInForm>
  );
}

function FindPlan({ onChoose }: { onChoose: (link: NamedLink) => void }) {
  const { t } = useTranslation('editors');
  const [match, setMatch] = useState<NamedLink | null>(null);
  if (!match) return <FindSubject kinds={['match']} onChoose={setMatch} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm font-semibold break-words">{match.name}</p>
      <PlansOf matchId={match.id} onChoose={onChoose} />
      <Button className="self-start" onClick={() => setMatch(null)}>
        {t('newsArticles.otherMatch')}
      </Button>
    </div>
  );
}

interface PlansOfProps {
  matchId: number;
  onChoose: (link: NamedLink) => void;
}

function PlansOf({ matchId, onChoose }: PlansOfProps) {
  const { t } = useTranslation('editors');
  const { api } = useServices();
  const errorText = useErrorText();
  const { data, error } = useQuery(
    callQuery(api, 'GET /expert_plan/getPlansPC', { query: { matchId, status: 'all' } }),
  );
  if (error) {
    return (
      <p role="alert" className="text-sm text-loss">
        {errorText(error)}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  const plans = data.items.filter(({ state }) => state === 'published');
  if (plans.length === 0) return <EmptyState text={t('newsArticles.noPlans')} />;
  const links = plans.map(({ id, title, expert, match: { gameId, startsAt } }) => ({
    kind: 'plan' as const,
    id,
    name: `${title} · ${expert.username}`,
    gameId,
    startsAt,
  }));
  return <FoundLinks links={links} onChoose={onChoose} />;
}
