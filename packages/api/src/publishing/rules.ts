/** What has one life cycle, from a draft to whatever became of it. */
export type PublicationKind = 'article' | 'video';

/** Who made it: editors at their desk, or somebody in the studio, whose own an editor reviews. */
export const origins = ['desk', 'studio'] as const;
export type Origin = (typeof origins)[number];

export const publicationStates = [
  'draft',
  'review',
  'refused',
  'scheduled',
  'published',
  'withdrawn',
  'takenDown',
] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What people do at the desk and in the studio. */
export const officeEvents = [
  'submit',
  'recall',
  'refuse',
  'schedule',
  'publish',
  'withdraw',
] as const;
export type OfficeEvent = (typeof officeEvents)[number];

/** `restore` shows again what was taken down; `putBack` leaves it where nobody saw it before either. */
export const publicationEvents = [...officeEvents, 'takeDown', 'restore', 'putBack'] as const;
export type PublicationEvent = (typeof publicationEvents)[number];

/** Its author in the studio, an editor at the desk, the clock, and who decides on what rights-holders claim. */
export type PublicationActor = 'author' | 'desk' | 'clock' | 'claim';

/** What decides on what can become of a publication. */
export interface Standing {
  of: PublicationKind;
  origin: Origin;
  state: PublicationState;
}

export interface Transition {
  from: PublicationState;
  event: PublicationEvent;
  to: PublicationState;
  by: PublicationActor;
  /** Of one kind alone. */
  of?: PublicationKind;
  /** Of one origin alone. */
  origin?: Origin;
  /** It decides on what somebody else made. */
  review?: true;
}

/** All that can become of a publication. */
export const transitions: readonly Transition[] = [
  { from: 'draft', event: 'submit', to: 'review', by: 'author', origin: 'studio' },
  { from: 'refused', event: 'submit', to: 'review', by: 'author', origin: 'studio' },
  { from: 'withdrawn', event: 'submit', to: 'review', by: 'author', origin: 'studio' },
  { from: 'review', event: 'recall', to: 'draft', by: 'author', origin: 'studio' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'author', origin: 'studio' },

  { from: 'draft', event: 'publish', to: 'published', by: 'desk', origin: 'desk' },
  { from: 'draft', event: 'schedule', to: 'scheduled', by: 'desk', origin: 'desk' },
  { from: 'scheduled', event: 'recall', to: 'draft', by: 'desk', origin: 'desk' },
  { from: 'withdrawn', event: 'publish', to: 'published', by: 'desk', origin: 'desk' },
  // Editors publish what they wrote; one may ask another to read it first.
  { from: 'draft', event: 'submit', to: 'review', by: 'desk', origin: 'desk', of: 'article' },
  { from: 'refused', event: 'submit', to: 'review', by: 'desk', origin: 'desk', of: 'article' },
  { from: 'review', event: 'recall', to: 'draft', by: 'desk', origin: 'desk', of: 'article' },
  // What came from the studio goes back to where it waited.
  { from: 'scheduled', event: 'recall', to: 'review', by: 'desk', origin: 'studio' },

  { from: 'review', event: 'publish', to: 'published', by: 'desk', review: true },
  { from: 'review', event: 'schedule', to: 'scheduled', by: 'desk', review: true },
  { from: 'review', event: 'refuse', to: 'refused', by: 'desk', review: true },
  { from: 'scheduled', event: 'schedule', to: 'scheduled', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'clock' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'desk' },

  // Whatever people once saw, wherever it was put since: else it would only have to be withdrawn in time.
  { from: 'published', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'withdrawn', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'review', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'refused', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'draft', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'scheduled', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'takenDown', event: 'restore', to: 'published', by: 'claim' },
  { from: 'takenDown', event: 'putBack', to: 'withdrawn', by: 'claim' },
];

/** What an event makes of a publication; undefined where that can't happen to it. */
export const transitionOf = (
  standing: Standing,
  event: PublicationEvent,
  by: PublicationActor,
): Transition | undefined =>
  transitions.find(
    (each) =>
      each.from === standing.state &&
      each.event === event &&
      each.by === by &&
      (each.of ?? standing.of) === standing.of &&
      (each.origin ?? standing.origin) === standing.origin,
  );

/** Whether it may be changed: not what was taken down; of the studio's, while it is not before anybody else. */
export const mayEdit = ({ state, origin }: Omit<Standing, 'of'>, by: PublicationActor): boolean =>
  origin === 'desk'
    ? by === 'desk' && state !== 'takenDown'
    : by === 'author' && (state === 'draft' || state === 'refused' || state === 'withdrawn');

/** Whether it goes for good when it is removed: what nobody has seen. */
export const isRemovable = ({
  state,
  publishedAt,
}: {
  state: PublicationState;
  publishedAt: string | null;
}): boolean => publishedAt === null && (state === 'draft' || state === 'refused');

/** Days ahead that one can be scheduled for. */
export const scheduleDays = 365;

/** How many a hot list has. */
export const hotLength = 10;
