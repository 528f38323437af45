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

/** One or two letters that stand for a name: `AC Milan` → `AM`, `Arsenal` → `Ar`, `上海海港` → `上`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second] = words;
  const letters = [...first];
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(first)) {
    return letters[0]!;
  }
  return second ? `${letters[0]}${[...second][0]}` : letters.slice(0, 2).join('');
}

const sizes = {
  sm: 'size-5 text-[0.5625rem]',
  lg: 'size-14 text-base',
};

interface CrestProps {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}

/** A side's mark: its initials on its colour. The name stands beside it, so it is silent. */
export function Crest({ name, size = 'sm', className = '' }: CrestProps) {
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
