import type { Team } from '@xiongmao/api/catalogue/shapes';
import { hueOf, initialsOf } from './initials.ts';

/** A team's sign, made from its name: initials on a colour of its own. Decoration beside the name. */
export function Crest({ team, className = 'size-5' }: { team: Team; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="40" height="40" rx="11" fill={`hsl(${hueOf(team.name)} 45% 36%)`} />
      <text
        x="20"
        y="21"
        dominantBaseline="central"
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        fill="#fff"
      >
        {initialsOf(team)}
      </text>
    </svg>
  );
}
