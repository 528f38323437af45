import type { Post } from '@xiongmao/api/posts/shapes';
import type { DiscussionForumPosting, WithContext } from 'schema-dts';
import { personPath, postPath } from '#app/paths.ts';
import { DataBlock } from '#app/platform/document/found/data-block.tsx';
import { type Address, useAddress } from '#app/platform/document/found/use-address.ts';

/** What search engines read of a post. */
export function PostData({ post, title }: { post: Post; title: string }) {
  const address = useAddress();
  return <DataBlock data={import.meta.env.SSR && discussionPosting(post, title, address)} />;
}

export const discussionPosting = (
  post: Post,
  title: string,
  address: Address,
): WithContext<DiscussionForumPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'DiscussionForumPosting',
  headline: title,
  text: post.text,
  url: address.page(postPath(post.id)),
  datePublished: post.at,
  dateModified: post.editedAt ?? post.at,
  image: post.pictures.length > 0 ? post.pictures.map(address.file) : undefined,
  author: post.from
    ? {
        '@type': 'Person',
        name: post.from.username,
        url: address.page(personPath(post.from.id)),
      }
    : undefined,
  commentCount: post.comments,
  interactionStatistic: [
    {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: post.likes,
    },
    {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'CommentAction' },
      userInteractionCount: post.comments,
    },
  ],
});
