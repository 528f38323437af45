import type { ResourceProps } from '@refinedev/core';
import { fetched } from '@xiongmao/auth/office/fetched';
import type { TextKey } from '@xiongmao/i18n/types';
import type { ComponentType, ReactNode } from 'react';
import type { ActionName, ResourceName } from '../contract.ts';

/** A screen: where it stands, and its code, fetched when it is first opened. */
export interface Screen {
  path: string;
  component: ComponentType;
}

type ScreenAction = Exclude<ActionName, 'delete'>;

/** A resource's screens, its row in the menu, and the group that the row stands in. */
export interface ResourceScreens extends Partial<Record<ScreenAction, Screen>> {
  name: ResourceName;
  label: TextKey<'console'>;
  icon: ReactNode;
  group: MenuGroup;
  /** What gold moves for has its screen here: the type of its references. */
  reference?: string;
}

/** The groups of the menu, in its order. */
export const menuGroups = [
  'promotion',
  'experts',
  'live',
  'chat',
  'matches',
  'gold',
  'mall',
  'content',
  'people',
  'system',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

export const screenActions: readonly ScreenAction[] = ['list', 'create', 'edit', 'show'];

export function screen(path: string, load: () => Promise<ComponentType>): Screen {
  return { path, component: fetched(load) };
}

/** As Refine knows it: by its paths. */
export function toRefine({ name, ...resource }: ResourceScreens): ResourceProps {
  const { label, icon, group, reference } = resource;
  const paths = screenActions.map((action) => [action, resource[action]?.path]);
  return { name, ...Object.fromEntries(paths), meta: { label, icon, group, reference } };
}
