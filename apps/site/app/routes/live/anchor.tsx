import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { replaysQuery } from '#app/features/live/api/list-queries.ts';
import { anchorQuery } from '#app/features/live/api/live-queries.ts';
import { requireLive } from '#app/features/live/api/require-live.ts';
import { readRoomId } from '#app/features/live/api/room-address.ts';
import { AnchorPage } from '#app/features/live/components/anchors/anchor-page.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { anchorListPath, anchorPath, roomsPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { ProfileData } from '#app/platform/document/found/profile-page.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { RoomTalk } from '#app/slots/talk.tsx';
import type { Route } from './+types/anchor';

const slots = { Follow: FollowButton };

export const handle = { namespaces: ['live', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

async function load({ params, context }: LoadArgs) {
  requireLive(context);
  const userId = readRoomId(params.id);
  if (userId === null) throw data(null, { status: 404 });
  await ensure(context, 'POST /V2/anchor/user', { body: { userId } });
  return { userId, now: Date.now() };
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  const { api, queries } = args.context.get(appContext);
  await queries.prefetchInfiniteQuery(replaysQuery(api, { userId: loaded.userId }));
  return loaded;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export default function AnchorRoute({ loaderData: { userId, now } }: Route.ComponentProps) {
  const { t } = useTranslation('live');
  const [renderedAt] = useState(now);
  const anchor = useSuspenseQuery(anchorQuery(useApi(), userId)).data;
  return (
    <RenderedAt value={renderedAt}>
      <Head
        title={t('anchors.aboutTitle', { anchor: anchor.username })}
        description={anchor.introduction || t('anchors.description')}
        kind="profile"
      />
      <ProfileData profile={anchor} path={anchorPath(userId)} />
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('title'), path: roomsPath },
            { name: t('anchors.title'), path: anchorListPath },
            { name: anchor.username, path: anchorPath(userId) },
          ]
        }
      />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4 md:pt-3">
        <FilledSlots value={slots}>
          <AnchorPage
            key={userId}
            anchor={anchor}
            talk={
              <RoomTalk room={{ id: userId, anchor, state: anchor.onAir ? 'live' : 'offline' }} />
            }
          />
        </FilledSlots>
      </main>
    </RenderedAt>
  );
}
