import { games } from '@xiongmao/api/catalogue/games';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { postPath } from '#app/paths.ts';
import { Select } from '#app/shared/form/select.tsx';
import { type Draft, emptyDraft, keepDraft, readDraft } from '../../api/draft.ts';
import { useSendPost } from '../../api/use-posts.ts';
import { AboutMatch } from './about-match.tsx';
import type { MatchLine } from './pick-match.tsx';
import { PostForm } from './post-form.tsx';

interface SendPageProps {
  uid: number;
  /** That one came from; null: what the draft is about. */
  matchId: number | null;
  matchLine: MatchLine;
}

/** Where one writes a post. What is not sent yet is there when one comes back. */
export function SendPage({ uid, matchId, matchLine }: SendPageProps) {
  const { t } = useTranslation(['posts', 'games']);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(uid);
    return matchId === null ? kept : { ...kept, matchId };
  });
  const [key] = useState(idempotencyKey);
  useEffect(() => keepDraft(uid, draft), [uid, draft]);
  const { mutate, isPending, error } = useSendPost((post) => {
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
        error={error}
        onSend={() => mutate({ ...draft, key })}
      >
        <div className="flex flex-wrap items-start gap-2">
          {draft.matchId === null && (
            <Select
              label={t('about')}
              options={[{ value: '', label: t('noGame') }, ...choices]}
              value={draft.gameId === null ? '' : String(draft.gameId)}
              onChange={(value) =>
                setDraft({ ...draft, gameId: value === '' ? null : Number(value) })
              }
            />
          )}
          <AboutMatch
            matchId={draft.matchId}
            line={matchLine}
            onChange={(matchId) => setDraft({ ...draft, matchId })}
          />
        </div>
      </PostForm>
    </div>
  );
}
