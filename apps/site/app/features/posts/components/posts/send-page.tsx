import { useQuery } from '@tanstack/react-query';
import { games } from '@xiongmao/api/catalogue/games';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { postPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Select } from '#app/shared/form/select.tsx';
import { type Draft, emptyDraft, keepDraft, readDraft } from '../../api/draft.ts';
import { useSendPost } from '../../api/use-posts.ts';
import { PostForm } from './post-form.tsx';

interface SendPageProps {
  uid: number;
  /** That one came from; null: what the draft is about. */
  matchId: number | null;
}

/** Where one writes a post. What is not sent yet is there when one comes back. */
export function SendPage({ uid, matchId }: SendPageProps) {
  const { t } = useTranslation(['posts', 'games']);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(uid);
    return matchId === null ? kept : { ...kept, matchId };
  });
  const [key] = useState(idempotencyKey);
  useEffect(() => keepDraft(uid, draft), [uid, draft]);
  const { mutate, isPending } = useSendPost((post) => {
    keepDraft(uid, emptyDraft);
    void navigate(postPath(post.id), { replace: true });
  });
  const choices = games.map(({ gameId }) => ({
    value: String(gameId),
    label: t(`games:${gameId}` as 'games:202'),
  }));
  return (
    <div className="bg-surface p-4 md:rounded-lg">
      <PostForm
        draft={draft}
        onChange={setDraft}
        send={t('send')}
        isPending={isPending}
        onSend={() => mutate({ ...draft, key })}
      >
        {draft.matchId === null ? (
          <Select
            label={t('about')}
            options={[{ value: '', label: t('noGame') }, ...choices]}
            value={draft.gameId === null ? '' : String(draft.gameId)}
            onChange={(value) =>
              setDraft({ ...draft, gameId: value === '' ? null : Number(value) })
            }
          />
        ) : (
          <LinkedMatch
            matchId={draft.matchId}
            onRemove={() => setDraft({ ...draft, matchId: null })}
          />
        )}
      </PostForm>
    </div>
  );
}

/** The match that it is about, until one takes it away. */
function LinkedMatch({ matchId, onRemove }: { matchId: number; onRemove: () => void }) {
  const { t } = useTranslation('posts');
  const body = { matchIds: [matchId] };
  const { data } = useQuery(
    callQuery(useApi(), 'POST /v2/match/getPCGameMatchByCondition', { body }),
  );
  const match = data?.matches[0];
  const sides = match && [match.homeId, match.awayId].map((id) => id && data.teams[id]?.name);
  return (
    <p className="flex items-center gap-2 rounded-sm bg-raised ps-3 text-sm">
      <span className="grow">
        {t('aboutMatch')} <bdi>{sides?.join(' – ')}</bdi>
      </span>
      <IconButton label={t('noMatch')} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </p>
  );
}
