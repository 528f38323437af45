import type { Post } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Draft } from '../../api/draft.ts';
import { useEditPost } from '../../api/use-posts.ts';
import { PostForm } from './post-form.tsx';

/** A post of one's own, to be changed. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const { t } = useTranslation('posts');
  const { id, version, text, gameId, match, pictures } = post;
  const [draft, setDraft] = useState<Draft>({ text, gameId, matchId: match?.id ?? null, pictures });
  const { mutate, isPending, error } = useEditPost(onDone);
  return (
    <PostForm
      draft={draft}
      onChange={setDraft}
      send={t('save')}
      isPending={isPending}
      error={error}
      onSend={() => mutate({ id, version, ...draft })}
      onCancel={onDone}
    />
  );
}
