import { gameById } from '@xiongmao/api/catalogue/games';
import { useConfig } from '../config.ts';
import type { Row } from '../contract.ts';

type Room = Row<'chat-rooms'>;

/** What a room is of. */
export const kindOf = (room: Room['room']) => (room.startsWith('match-') ? 'match' : 'anchor');

/** A room by what it is called, or otherwise, which leads to where it is talked in. */
export function RoomLink({
  where: { title, link },
  text = title,
}: {
  where: Room['where'];
  text?: string;
}) {
  const { siteUrl } = useConfig();
  const path =
    link.page === 'room' ? `/live/${link.id}` : `/${gameById(link.within ?? 0)?.slug}/${link.id}`;
  return (
    <a href={`${siteUrl}${path}`} className="hover:text-accent">
      <bdi>{text}</bdi>
    </a>
  );
}
