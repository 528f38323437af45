import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Comment } from '@xiongmao/api/posts/shapes';
import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { commentPath } from '#app/paths.ts';
import { useComment, useDeleteComment, useEditComment } from '../../api/use-comments.ts';
import { ConcealedText } from '../writing/concealed-text.tsx';
import { LikeButton } from '../writing/like-button.tsx';
import { MoreTools } from '../writing/more-tools.tsx';
import { tool } from '../writing/tool.ts';
import { WritingHead } from '../writing/writing-head.tsx';
import { WritingText } from '../writing/writing-text.tsx';
import { CommentForm } from './comment-form.tsx';

/** A comment with what can be done about it; of one that is gone its place. */
export function CommentRow({ comment, isLinked }: { comment: Comment; isLinked: boolean }) {
  const { t } = useTranslation('posts');
  const { id, from, gone, answers, text, mentions, liked, likes, at } = comment;
  const [asked, setAsked] = useState<'answer' | 'edit' | null>(null);
  const [key, setKey] = useState(idempotencyKey);
  const requireSignIn = useRequireSignIn();
  const done = () => setAsked(null);
  const answer = useComment(comment.subject, () => {
    setKey(idempotencyKey());
    done();
  });
  const edit = useEditComment(done);
  const remove = useDeleteComment();
  if (!from) {
    return <p className="py-3 text-sm text-muted italic">{t(`gone.${gone ?? 'deleted'}`)}</p>;
  }
  return (
    <article
      id={`comment-${id}`}
      aria-label={t('by', { name: from.username })}
      className={`flex scroll-mt-28 flex-col gap-1.5 pt-3 ${isLinked ? 'rounded-sm bg-raised px-2' : ''}`}
    >
      <WritingHead from={from} at={at} editedAt={comment.editedAt} to={commentPath(id)} />
      <div className="flex flex-col gap-1 ps-10">
        {asked === 'edit' ? (
          <CommentForm
            label={t('edit')}
            start={text}
            send={t('save')}
            isPending={edit.isPending}
            error={edit.error}
            onSend={(changed) => edit.mutate({ id, version: comment.version, text: changed })}
            onCancel={done}
          />
        ) : (
          <>
            {answers && comment.parentId !== null && (
              <p className="text-xs text-muted">{t('to', { name: answers.username })}</p>
            )}
            {comment.concealed ? (
              <ConcealedText />
            ) : (
              <WritingText text={text} mentions={mentions} />
            )}
            <div className="-ms-2 flex flex-wrap items-center">
              <LikeButton on={`comment-${id}`} liked={liked} likes={likes} />
              <button
                type="button"
                className={tool}
                aria-expanded={asked === 'answer'}
                onClick={() => requireSignIn(() => setAsked('answer'))}
              >
                <Reply aria-hidden className="size-4 rtl:-scale-x-100" />
                {t('answer')}
              </button>
              <MoreTools
                kind="comment"
                id={id}
                authorId={from.id}
                at={at}
                onEdit={() => setAsked('edit')}
                onDelete={() => remove.mutate(comment)}
              />
            </div>
          </>
        )}
        {asked === 'answer' && (
          <CommentForm
            label={t('answerTo', { name: from.username })}
            send={t('answer')}
            isPending={answer.isPending}
            error={answer.error}
            onSend={(said) => answer.mutate({ text: said, answers: id, key })}
            onCancel={done}
          />
        )}
      </div>
    </article>
  );
}
