import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

/*
 * One player for the visit: it stands in the place that a page gives it and, where a page gives none, in the
 * dock at the screen's edge. Its element moves, so that what plays goes on.
 */
let box: HTMLElement | null = null;
let dock: HTMLElement | null = null;
const stages: HTMLElement[] = [];
const changes = createSignal();

function place(): void {
  const home = stages.at(-1) ?? dock;
  if (box && home && box.parentElement !== home) home.append(box);
}

/** Gives the player a place on a page, until what it answers is called. */
export function takeStage(stage: HTMLElement): () => void {
  stages.push(stage);
  place();
  changes.tell();
  return () => {
    stages.splice(stages.indexOf(stage), 1);
    // Before the page is gone: a video that leaves the document stops.
    place();
    changes.tell();
  };
}

/** The player's element, made with its dock. */
export function playerBox(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    box.className = 'absolute inset-0';
  }
  return box;
}

export function setDock(element: HTMLElement | null): void {
  dock = element;
  place();
}

/** Whether a page has a place for the player. */
export const useStaged = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => stages.length > 0,
    () => false,
  );
