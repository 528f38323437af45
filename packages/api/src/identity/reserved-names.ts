/** Who speaks for the product. */
const offices = [
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'superuser', 'root'],
  ...[
    'system',
    'support',
    'helpdesk',
    'moderator',
    'moderators',
    'mod',
    'mods',
    'official',
    'staff',
  ],
  ...['security', 'editor', 'editors', 'webmaster', 'hostmaster', 'postmaster', 'noreply'],
  ...['customerservice', 'kefu', 'guanfang', 'guanliyuan'],
  ...['xiongmao', 'deleted', 'anonymous', 'everyone'],
];
/** What they are called together with. */
const companions = [
  ...['team', 'service', 'account', 'live', 'sports', 'help', 'the', 'real', 'my', 'gm', 'tv'],
];

/** What is taken for a letter. Names are letters and digits only. */
const alike: Record<string, string> = {
  ...{ a: '[a4]', e: '[e3]', i: '[il1]', l: '[il1]', o: '[o0]', s: '[s5]', t: '[t7]' },
  ...{ m: '(?:m|rn)', w: '(?:w|vv)' },
};

/** A word as it may be written: of a longer one letters may stand twice, where a short one would be another. */
function written(word: string): string {
  const letter = (sign: string) => alike[sign] ?? sign;
  if (word.length < 5) return [...word].map(letter).join('');
  return word.replace(/(.)\1*/g, (_run, sign: string) => `${letter(sign)}+`);
}

const words = (list: readonly string[]) => list.map(written).join('|');
// With numbers around or between, it is still taken for that: `admin2`, `admin1support`.
const reserved = new RegExp(
  `^(?:${words(companions)}|\\d)*(?:${words(offices)})(?:${words([...offices, ...companions])}|\\d)*$`,
);

/** As many digits as telephones have. */
const likePhone = /^\d{8,14}$/;

/**
 * Whether a username, or one that looks like it, is that of someone who speaks for the product; or could be
 * somebody's phone number, which signs in as a name does.
 */
export const isReservedName = (name: string): boolean =>
  reserved.test(name.normalize('NFKC').toLowerCase()) || likePhone.test(name);
