import { FeedFileError } from '../../adapter.ts';
import type { Club } from '../league.ts';
import type { Line } from './records.ts';

/** Names that the files of a season hold beside its games. */
export interface Season {
  clubs: Map<string, Club>;
  /** Players' names by their ids. */
  names: Map<string, string>;
}

export type FileKind = 'games' | 'clubs' | 'players';

/** What a file holds, by its first line; null for what is of another format. */
export function kindOf(lines: readonly Line[]): FileKind | null {
  const [first] = lines.filter(({ fields }) => fields[0] !== 'com');
  const [type = '', second = ''] = first?.fields ?? [];
  if (type === 'id' && first?.fields.length === 2) return 'games';
  if (/^[A-Z0-9]{3}$/.test(type) && second.length === 1) return 'clubs';
  return /^[a-z'.-]{2,5}[0-9a-z]?\d{2,3}$/.test(type) && (first?.fields.length ?? 0) >= 6
    ? 'players'
    : null;
}

/** `WAS,N,Washington,Nationals` */
export function addClubs(file: string, lines: readonly Line[], { clubs }: Season): void {
  for (const { number, fields } of lines) {
    const [id = '', , city = '', nickname] = fields;
    if (id === '' || nickname === undefined) {
      throw new FeedFileError(file, `line ${number}`, `no club: ${fields.join(',').slice(0, 60)}`);
    }
    clubs.set(id, { city, nickname });
  }
}

/** `adelj001,Adell,Jo,R,R,ANA,OF` */
export function addPlayers(file: string, lines: readonly Line[], { names }: Season): void {
  for (const { number, fields } of lines) {
    const [id = '', last, first] = fields;
    if (id === '' || first === undefined || fields.length < 6) {
      throw new FeedFileError(
        file,
        `line ${number}`,
        `no player: ${fields.join(',').slice(0, 60)}`,
      );
    }
    names.set(id, `${first} ${last}`.trim());
  }
}
