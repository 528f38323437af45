import { Flag } from './flag.tsx';

/** Dark enough for white letters (AA), and apart from each other. */
export const crestColours = [
  '#8a3b12',
  '#7a4a00',
  '#5d5a00',
  '#3b6110',
  '#0f6633',
  '#00655c',
  '#0b5f83',
  '#2457a6',
  '#4a4cb5',
  '#6c3fae',
  '#8b3391',
  '#9a2f5e',
] as const;

/** A colour of its own for each name, the same everywhere and always. */
export function crestColour(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) >>> 0;
  return crestColours[hash % crestColours.length]!;
}

/** A letter with its marks; in Thai a consonant, with the vowel that is spoken after it and written before. */
const letter = /[เ-ไ]?[ก-ฮ]|[\p{L}\p{N}]\p{M}*/gu;
/** With it many Arabic names begin. */
const article = /^ال(?=\p{L}{2})/u;

/** One or two letters that stand for a name: `AC Milan` → `AM`, `Arsenal` → `Ar`, `上海海港` → `上`, `النرويج` → `نر`. */
export function initialsOf(name: string): string {
  const [first, second] = (name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).map(
    (word) => word.replace(article, '').match(letter)!,
  );
  if (!first) return '';
  const [begin, next = ''] = first;
  if (/\p{sc=Han}/u.test(begin!) || (begin![1] && /^[เ-ไ]/.test(begin!) && !second)) return begin!;
  return (begin + (second?.[0] ?? next)).replace(/[เ-ไ]/g, '');
}

const sizes = {
  sm: 'size-5 text-[calc(var(--spacing)*2.25)]',
  lg: 'size-14 text-[calc(var(--spacing)*4)]',
};

interface CrestProps {
  name: string;
  size?: keyof typeof sizes;
  /** Of a national team: its flag. */
  country?: string | null;
  className?: string;
}

/** A side's mark: its initials on its colour, or its flag. The name stands beside it, so it is silent. */
export function Crest({ name, size = 'sm', country, className = '' }: CrestProps) {
  if (country) return <Flag country={country} round className={`${sizes[size]} ${className}`} />;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: crestColour(name) }}
      className={`inline-flex shrink-0 items-center justify-center rounded-full font-semibold text-white select-none ${sizes[size]} ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}
