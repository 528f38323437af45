import { lazy } from 'react';
import type { OwnVideo } from '../contract.ts';
import { VideoList } from './list.tsx';

// What sends and plays comes with the screens that do.
const VideoCreate = lazy(async () => ({ default: (await import('./create.tsx')).VideoCreate }));
const VideoEdit = lazy(async () => ({ default: (await import('./edit.tsx')).VideoEdit }));
const VideoShow = lazy(async () => ({ default: (await import('./show.tsx')).VideoShow }));
export const CutVideo = lazy(async () => ({
  default: (await import('./cutting/cut-screen.tsx')).CutScreen,
}));

export const videos = {
  name: 'videos',
  list: VideoList,
  create: VideoCreate,
  edit: VideoEdit,
  show: VideoShow,
  recordRepresentation: ({ title }: OwnVideo) => title,
};
