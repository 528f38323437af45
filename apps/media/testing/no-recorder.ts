import type { Recorder } from '../src/recording/recorder.ts';

/** Keeps nothing. */
export const noRecorder: Recorder = {
  recording: 'rec',
  segments: [],
  isFailing: false,
  hasEnded: false,
  add: () => undefined,
  finish: () => undefined,
  settled: async () => undefined,
};
