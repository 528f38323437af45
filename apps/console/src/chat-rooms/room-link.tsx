import { useConfig } from '../config.ts';
import type { Row } from '../contract.ts';

/** A room by its name, which leads to where it is talked in. */
export function RoomLink({ room }: { room: Row<'chat-rooms'>['room'] }) {
  const { siteUrl } = useConfig();
  const [kind, id] = room.split('-');
  const path = kind === 'match' ? `/live/${id}` : `/anchor/${id}`;
  return (
    <a href={`${siteUrl}${path}`} className="tabular whitespace-nowrap hover:text-accent">
      {room}
    </a>
  );
}
