import type { ProfilePage, WithContext } from 'schema-dts';
import { DataBlock } from './data-block.tsx';
import { type Address, useAddress } from './use-address.ts';

/** Somebody who has a page: an expert, an anchor. */
export interface Profile {
  id: number;
  username: string;
  avatar: string | null;
  introduction: string;
  fans: number;
  since: string;
}

/** What search engines read of somebody's page. */
export function ProfileData({ profile, path }: { profile: Profile; path: string }) {
  const address = useAddress();
  return <DataBlock data={import.meta.env.SSR && profilePage(profile, path, address)} />;
}

export function profilePage(
  { id, username, avatar, introduction, fans, since }: Profile,
  path: string,
  address: Address,
): WithContext<ProfilePage> {
  const url = address.page(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: since,
    mainEntity: {
      '@type': 'Person',
      name: username,
      identifier: String(id),
      url,
      description: introduction || undefined,
      image: avatar ? address.file(avatar) : undefined,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'FollowAction' },
        userInteractionCount: fans,
      },
    },
  };
}
