import type { Post } from '@xiongmao/api/posts/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { postPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useDeletePost } from '../../api/use-posts.ts';
import { ConcealedText } from '../writing/concealed-text.tsx';
import { LikeButton } from '../writing/like-button.tsx';
import { MoreTools } from '../writing/more-tools.tsx';
import { tool } from '../writing/tool.ts';
import { WritingHead } from '../writing/writing-head.tsx';
import { WritingText } from '../writing/writing-text.tsx';
import { EditPost } from './edit-post.tsx';
import { PostMatch } from './post-match.tsx';
import { PostPictures } from './post-pictures.tsx';

interface PostCardProps {
  post: Post;
  /** All of it, where it stands by itself. */
  isWhole?: boolean;
  onDeleted?: () => void;
}

const nothing = () => undefined;

/** A post with what can be done about it. */
export function PostCard({ post, isWhole = false, onDeleted = nothing }: PostCardProps) {
  const { t } = useTranslation('posts');
  const locale = useLocale();
  const [isEdited, setIsEdited] = useState(false);
  const remove = useDeletePost(onDeleted);
  const { id, from, text, mentions, pictures, match, liked, likes, comments, at } = post;
  if (!from) return null;
  const to = postPath(id);
  const shown = formatCount(comments, locale);
  return (
    <article
      aria-label={t('by', { name: from.username })}
      className="flex flex-col gap-2 px-4 py-3"
    >
      <WritingHead from={from} at={at} editedAt={post.editedAt} to={to} />
      {isEdited ? (
        <EditPost post={post} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          {text && (
            <WritingText
              text={text}
              mentions={mentions}
              className={isWhole ? '' : 'line-clamp-6'}
            />
          )}
          {post.concealed && <ConcealedText />}
          <PostPictures pictures={pictures} />
          {match && <PostMatch match={match} />}
          <div className="-ms-2 flex flex-wrap items-center">
            <LikeButton on={`post-${id}`} liked={liked} likes={likes} />
            <Link
              to={to}
              className={tool}
              aria-label={t('commentCount', { count: comments, shown })}
            >
              <MessageCircle aria-hidden className="size-4" />
              <span className="min-w-3 tabular">{comments > 0 && shown}</span>
            </Link>
            <MoreTools
              kind="post"
              id={id}
              authorId={from.id}
              at={at}
              onEdit={() => setIsEdited(true)}
              onDelete={() => remove.mutate(post)}
            />
          </div>
        </>
      )}
    </article>
  );
}
