import type { Link } from '@xiongmao/api/fields/links/link';
import type { Undone } from '#modules/publishing/index.ts';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

const toVideo = ({ videoId }: { videoId: number }): Link => ({ page: 'video', id: videoId });

/** A video of the studio passed its review, or its time came. */
export const videoPublished = defineNotice<{ videoId: number; title: string }>(
  'videoPublished',
  'account',
  toVideo,
);
export const videoRefused = defineNotice<Undone>('videoRefused', 'account');
export const videoWithdrawn = defineNotice<Undone>('videoWithdrawn', 'account');

export const videoNotices: readonly NoticeType[] = [videoPublished, videoRefused, videoWithdrawn];
