import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Comments } from '#app/features/posts/components/comments/comments.tsx';
import { sendPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

/** What is said about a match, and the way to say more of it. */
export default function MatchComments({ detail }: { detail: { match: { id: number } } }) {
  const { t } = useTranslation('posts');
  const { id } = detail.match;
  return (
    <>
      <Comments subject={`match-${id}`} />
      <p className="px-4 text-sm md:px-0">
        <Link
          to={sendPath(id)}
          className="inline-flex min-h-11 items-center text-accent hover:underline"
        >
          {t('postAboutMatch')}
        </Link>
      </p>
    </>
  );
}
