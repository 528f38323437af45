import { randomUUID } from 'node:crypto';
import { newsDiscussedKind } from '@xiongmao/api/news/rules';
import * as calls from '@xiongmao/api/posts/calls';
import type { FastifyInstance } from 'fastify';
import { gameIdOf } from '#modules/catalogue/index.ts';
import { countFile } from '#modules/users/index.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { TooManyRequests } from '#platform/http/errors.ts';
import { keyOf } from '#platform/http/idempotency-key.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { ModuleContext } from '#platform/module.ts';
import { deleteComment, editComment } from './comments/change-comment.ts';
import { createComment } from './comments/create-comment.ts';
import { getComment, listAnswers, listComments, pageComments } from './comments/list-comments.ts';
import type { Subjects } from './discussions/discussed.ts';
import { setLike } from './likes/like.ts';
import { appeal, listRemovals } from './moderation/removals.ts';
import { report } from './moderation/report.ts';
import { createPost, deletePost, editPost } from './posts/change-post.ts';
import { getPost, listPosts } from './posts/list-posts.ts';
import { sendPicture } from './posts/pictures.ts';
import { listOfPerson } from './writings/list-of-person.ts';
import type { Write } from './writings/write.ts';

/** Likes of a person in a minute, at this process. */
const mostLikes = 120;
const mostPeople = 50_000;

/** Who asks where nobody need be signed in; null for a guest. */
const viewerOf = async ({ identify }: { identify: () => Promise<Principal | null> }) =>
  (await identify())?.uid ?? null;

interface Given {
  subjects: Subjects;
  write: Write;
}

export function postRoutes(app: FastifyInstance, context: ModuleContext, given: Given): void {
  const { caller, clock, db } = context;
  const { subjects } = given;
  commentRoutes(app, context, given);
  writeRoutes(app, context, given);

  serve(app, caller, calls.getPosts, async ({ query: { gameId, sort, after }, identify }) =>
    listPosts(db, { gameId, sort, after, viewerId: await viewerOf({ identify }) }),
  );
  serve(app, caller, calls.getPost, async ({ query: { id }, identify }) =>
    getPost(db, { id, viewerId: await viewerOf({ identify }) }),
  );
  serve(app, caller, calls.getWritingsOf, async ({ params, identify }) => {
    const { userId, type, pageIndex: page } = params;
    const viewerId = await viewerOf({ identify });
    return listOfPerson(db, subjects, { userId, type, page, viewerId });
  });

  const now = () => clock.now().getTime();
  const likes = new RateLimit({ most: mostLikes, mostKeys: mostPeople, now });
  serve(
    app,
    caller,
    calls.like,
    ({ body, principal: { uid } }) => setLike(db, { ...body, uid, now: clock.now() }),
    async ({ uid }) => {
      const wait = likes.take(String(uid));
      if (wait > 0) throw new TooManyRequests(wait);
    },
  );
  serve(app, caller, calls.reportWriting, async ({ body, principal: { uid } }) => {
    await report(db, { ...body, uid, now: clock.now() });
    return {};
  });
  serve(app, caller, calls.getRemovals, ({ query: { page }, principal: { uid } }) =>
    listRemovals(db, { uid, page }),
  );
  serve(app, caller, calls.appealRemoval, async ({ body, principal: { uid } }) => {
    await db.transaction((tx) => appeal(tx, { ...body, uid, now: clock.now() }));
    return {};
  });

  // Here alone bodies may be as long as a picture: 2 MiB as base64, in JSON.
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(
      scope,
      caller,
      calls.sendPostPicture,
      async ({ body, principal: { uid } }) => ({
        picture: await sendPicture(context, uid, body.image),
      }),
      ({ uid }) => countFile(context, 'post-picture', uid),
    );
  });
}

function commentRoutes(
  app: FastifyInstance,
  { caller, db, jobs }: ModuleContext,
  { subjects, write }: Given,
): void {
  serve(app, caller, calls.getComments, async ({ query: { subject, sort, after }, identify }) =>
    listComments(db, subjects, { subject, sort, after, viewerId: await viewerOf({ identify }) }),
  );
  serve(app, caller, calls.getNewsComments, async ({ params, identify }) => {
    const { game, id, pageIndex: page } = params;
    const subject = { kind: newsDiscussedKind, id, gameId: gameIdOf(game) } as const;
    return pageComments(db, subjects, { subject, page, viewerId: await viewerOf({ identify }) });
  });
  serve(app, caller, calls.getAnswers, async ({ query: { id, after }, identify }) =>
    listAnswers(db, { id, after, viewerId: await viewerOf({ identify }) }),
  );
  serve(app, caller, calls.getComment, async ({ query: { id }, identify }) =>
    getComment(db, subjects, { id, viewerId: await viewerOf({ identify }) }),
  );
  serve(app, caller, calls.createComment, (asked) => {
    const { subject, answers, text } = asked.body;
    const key = keyOf(asked.request) ?? randomUUID();
    return write('comment', { ...asked, text }, (tx, said) =>
      createComment(tx, { jobs, subjects }, { ...said, key, subject, answers }),
    );
  });
  serve(app, caller, calls.editComment, (asked) => {
    const { id, version, text } = asked.body;
    return write('comment', { ...asked, text }, (tx, said) =>
      editComment(tx, jobs, { ...said, id, version }),
    );
  });
  serve(app, caller, calls.deleteComment, async ({ body: { id }, principal: { uid } }) => {
    await db.transaction((tx) => deleteComment(tx, { id, uid }));
    return {};
  });
}

function writeRoutes(
  app: FastifyInstance,
  { caller, db, jobs }: ModuleContext,
  { write }: Given,
): void {
  serve(app, caller, calls.createPost, (asked) => {
    const key = keyOf(asked.request) ?? randomUUID();
    return write('post', { ...asked, text: asked.body.text }, (tx, said) =>
      createPost(tx, jobs, { ...asked.body, ...said, key }),
    );
  });
  serve(app, caller, calls.editPost, (asked) =>
    write('post', { ...asked, text: asked.body.text }, (tx, said) =>
      editPost(tx, jobs, { ...asked.body, ...said }),
    ),
  );
  serve(app, caller, calls.deletePost, async ({ body: { id }, principal: { uid } }) => {
    await db.transaction((tx) => deletePost(tx, jobs, { id, uid }));
    return {};
  });
}
