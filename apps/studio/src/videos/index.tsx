import { fetched } from '@xiongmao/auth/office/fetched';
import type { OwnVideo } from '../contract.ts';
import { VideoList } from './list.tsx';

// What sends and plays comes with the screens that do.
const VideoCreate = fetched(async () => {
  // What is saved is sent on the screen that comes then, also where the network is gone meanwhile.
  const [create] = await Promise.all([import('./create.tsx'), import('./show.tsx')]);
  return create.VideoCreate;
});
const VideoEdit = fetched(async () => (await import('./edit.tsx')).VideoEdit);
const VideoShow = fetched(async () => (await import('./show.tsx')).VideoShow);
export const CutVideo = fetched(async () => (await import('./cutting/cut-screen.tsx')).CutScreen);

export const videos = {
  name: 'videos',
  list: VideoList,
  create: VideoCreate,
  edit: VideoEdit,
  show: VideoShow,
  recordRepresentation: ({ title }: OwnVideo) => title,
};
