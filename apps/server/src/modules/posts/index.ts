export { createComment } from './comments/create-comment.ts';
export {
  createSubjects,
  type Discussable,
  type Discussed,
} from './discussions/discussed.ts';
export { closeDiscussion, openDiscussion } from './discussions/open-discussion.ts';
export { ownDiscussed } from './discussions/own-subjects.ts';
export { erasePosts } from './erase-posts.ts';
export { setLike } from './likes/like.ts';
export { postMapped } from './mapped.ts';
export { postClaims } from './moderation/claims.ts';
export { postNotices } from './moderation/notice-types.ts';
export { createPost } from './posts/change-post.ts';
export { createPosts } from './posts.ts';
export {
  postWhereabouts,
  writingConcealments,
  writingTellings,
} from './writings/conceal-writings.ts';
