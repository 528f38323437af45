import { Avatar } from '@xiongmao/ui/avatar';
import { personPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

interface PersonLinkProps {
  uid: number;
  name: string;
  avatar: string | null;
}

/** A person in a list: leads to their page. */
export function PersonLink({ uid, name, avatar }: PersonLinkProps) {
  return (
    <Link to={personPath(uid)} className="flex min-h-11 min-w-0 items-center gap-3 text-sm">
      <Avatar name={name} src={avatar} />
      <span className="truncate" dir="auto">
        {name}
      </span>
    </Link>
  );
}
