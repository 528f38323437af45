import type { FollowKind } from '@xiongmao/api/follow-kinds';
import * as calls from '@xiongmao/api/users/calls';
import * as pushCalls from '@xiongmao/api/users/push/calls';
import type { FastifyInstance } from 'fastify';
import {
  type Agreement,
  type Portray,
  requireAccount,
  toOwnUser,
} from '#modules/identity/index.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { block, listBlocks, unblock } from './blocks/blocks.ts';
import { countFile } from './count-file.ts';
import { listFeedback, sendFeedback } from './feedback/feedback.ts';
import type { FollowType } from './follows/follow-types.ts';
import {
  findTarget,
  follow,
  isFollowing,
  listFans,
  listFollows,
  refuseUnknown,
  unfollow,
} from './follows/follows.ts';
import { getOccasions, setOccasions } from './follows/occasions.ts';
import { listInvitations } from './invitations.ts';
import type { NoticeType } from './notices/define-notice.ts';
import { countUnread, listNotices, readNotices } from './notices/notices.ts';
import type { TellUnread } from './notices/notices-live.ts';
import { oneClickRoutes, stopMails } from './notices/stop-mails.ts';
import { getPreferences, savePreferences } from './preferences.ts';
import { editAccount } from './profile/edit-account.ts';
import { setSignature } from './profile/profile.ts';
import { setAvatar } from './profile/set-avatar.ts';
import { listDevices } from './push/list-devices.ts';
import { subscribePush } from './push/subscribe-push.ts';
import { unsubscribePush } from './push/unsubscribe-push.ts';
import type { VapidDetails } from './push/vapid-keys.ts';
import type { Choices } from './spoilers/choices.ts';
import { getOwnSpoilers, revealHere, saveOwnSpoilers } from './spoilers/own-spoilers.ts';

export function userRoutes(
  app: FastifyInstance,
  context: ModuleContext,
  given: {
    portray: Portray;
    agreement: Agreement;
    follows: readonly FollowType[];
    notices: readonly NoticeType[];
    tellUnread: TellUnread;
    vapid: VapidDetails;
    choices: Choices;
    realtime: Pick<Realtime, 'renewAccounts'>;
  },
): void {
  const { caller, db, clock, jobs } = context;
  const { portray, agreement, notices: types, tellUnread, choices, realtime } = given;
  const typeOf = (kind: FollowKind) => given.follows.find((type) => type.kind === kind)!;
  const ownUser = async (uid: number) => {
    const account = await requireAccount(db, uid);
    return { user: await toOwnUser(db, account, { portray, agreement, clock }) };
  };

  serve(app, caller, calls.editAccount, async ({ body, principal, request }) => {
    await editAccount(context, principal, request, body);
    return ownUser(principal.uid);
  });
  serve(app, caller, calls.editProfile, async ({ body, principal }) => {
    await db.transaction((tx) => setSignature(tx, principal.uid, body.signature));
    return ownUser(principal.uid);
  });
  // Here alone bodies may be as long as a picture: 2 MiB as base64, in JSON.
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(
      scope,
      caller,
      calls.setAvatar,
      async ({ body, principal }) => {
        await setAvatar(context, principal.uid, body.image);
        return ownUser(principal.uid);
      },
      ({ uid }) => countFile(context, 'avatar', uid, 30),
    );
  });

  serve(app, caller, calls.follow, async ({ query, principal }) => {
    const target = await findTarget(db, given.follows, query);
    await db.transaction((tx) =>
      query.follow
        ? follow(tx, jobs, principal.uid, target, clock.now())
        : unfollow(tx, principal.uid, target),
    );
    return { following: query.follow };
  });
  serve(app, caller, calls.isFollowing, async ({ query, principal }) => {
    const target = await findTarget(db, given.follows, query);
    await refuseUnknown(db, target);
    return { following: await isFollowing(db, principal.uid, target) };
  });
  serve(app, caller, calls.getOccasions, async ({ query, principal }) => {
    const target = await findTarget(db, given.follows, query);
    return { occasions: await getOccasions(db, principal.uid, target) };
  });
  serve(app, caller, calls.setOccasions, async ({ body, principal }) => {
    const { occasions } = body;
    const target = await findTarget(db, given.follows, body);
    await db.transaction((tx) => setOccasions(tx, principal.uid, { target, occasions }));
    return { occasions };
  });
  serve(app, caller, calls.getFollows, async ({ query, identify }) => {
    const { userId, type, kind, page } = query;
    await requireAccount(db, userId);
    const viewerId = (await identify())?.uid ?? null;
    const asked = { userId, page, viewerId };
    if (type === 'fans') return listFans(db, asked);
    return listFollows(db, { ...asked, type: typeOf(kind) });
  });

  serve(app, caller, calls.getSpoilers, async ({ identify, request }) =>
    getOwnSpoilers(context, { principal: await identify(), request }),
  );
  serve(app, caller, calls.saveSpoilers, async ({ body: spoilers, identify, reply }) =>
    saveOwnSpoilers(
      context,
      { choices, realtime },
      { principal: await identify(), reply, spoilers },
    ),
  );
  serve(app, caller, calls.reveal, async ({ body, request, reply }) => {
    revealHere(request, reply, body.name);
    return {};
  });

  serve(app, caller, calls.block, async ({ body: { userId, blocked }, principal: { uid } }) => {
    await db.transaction((tx) =>
      blocked
        ? block(tx, jobs, uid, { id: userId, now: clock.now() })
        : unblock(tx, jobs, uid, userId),
    );
    return { blocked };
  });
  serve(app, caller, calls.getBlocks, ({ query, principal }) =>
    listBlocks(db, principal.uid, query.page),
  );

  serve(app, caller, calls.getPreferences, ({ principal }) => getPreferences(db, principal.uid));
  serve(app, caller, calls.savePreferences, ({ body, principal }) =>
    db.transaction((tx) => savePreferences(tx, principal.uid, body)),
  );

  serve(app, caller, calls.stopMails, ({ body }) => stopMails(context, body.key));
  oneClickRoutes(app, context);

  serve(app, caller, calls.getNotices, ({ query, principal }) =>
    listNotices(db, { accountId: principal.uid, page: query.page, types }),
  );
  serve(app, caller, calls.readNotices, async ({ body, principal }) => {
    const { uid } = principal;
    await readNotices(db, uid, body.ids, clock.now());
    await tellUnread([uid]);
    return { unread: (await countUnread(db, [uid])).get(uid)! };
  });

  serve(app, caller, pushCalls.getPush, async ({ principal }) => ({
    key: given.vapid.publicKey,
    devices: await listDevices(db, principal, clock.now()),
  }));
  serve(app, caller, pushCalls.subscribePush, ({ body, principal, request }) => {
    const { 'user-agent': userAgent = '' } = request.headers;
    return subscribePush(context, principal, { ...body, language: languageOf(request), userAgent });
  });
  serve(app, caller, pushCalls.unsubscribePush, async ({ body, principal }) => {
    await unsubscribePush(db, principal.uid, body.id);
    return {};
  });

  serve(app, caller, calls.sendFeedback, async ({ body, request, identify }) => {
    const accountId = (await identify())?.uid ?? null;
    await sendFeedback(context, { accountId, ip: request.ip, language: languageOf(request) }, body);
    return {};
  });
  serve(app, caller, calls.getFeedback, ({ query, principal }) =>
    listFeedback(db, principal.uid, query.page),
  );
  serve(app, caller, calls.getInvitations, ({ query, principal }) =>
    db.transaction((tx) => listInvitations(tx, principal.uid, query.page)),
  );
}
