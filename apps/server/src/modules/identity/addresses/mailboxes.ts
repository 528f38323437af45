import { domainToASCII } from 'node:url';

/** How a provider delivers, as it publishes it. A tag after `+` is every provider's (RFC 5233). */
interface Provider {
  /** Names of the same mailbox; the first is the one that all are written with. */
  domains?: readonly string[];
  /** Domains that have mailboxes of their own. */
  domain?: RegExp;
  /** What begins a tag, beside `+`. */
  tag?: string;
  /** What makes no difference in a name. */
  ignored?: RegExp;
  /** What is the same sign as a dot. */
  dots?: RegExp;
}

const providers: readonly Provider[] = [
  // support.google.com/mail/answer/7436150: dots don't matter.
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  // support.apple.com/102540: one name at all three.
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // proton.me/support/addresses-and-aliases, /creating-aliases: dots, hyphens, underscores don't matter.
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  // yandex.com/support/id/authorization/login: `-` is `.`, and all domains are one.
  {
    domains: [
      ...['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz'],
      ...['yandex.az', 'yandex.com.am', 'yandex.com.ge', 'yandex.com.tr', 'yandex.fr', 'yandex.md'],
      ...['yandex.co.il', 'yandex.ee', 'yandex.kg', 'yandex.lt', 'yandex.lv', 'yandex.tj'],
      ...['yandex.tm', 'narod.ru'],
    ],
    dots: /-/g,
  },
  // help.yahoo.com/kb/SLN28338: `base-keyword`; no name of theirs has a hyphen.
  {
    domain: /^(yahoo(\.com?)?\.[a-z]{2,3}|yahoo\.com|ymail\.com|rocketmail\.com|myyahoo\.com)$/,
    tag: '-',
  },
];

/** fastmail.help, "Plus addressing and subdomain addressing": `anything@name.fastmail.com`. */
const subdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** The address that all addresses of one mailbox share. It is for comparing: nothing is sent there. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [, owner, shared] = subdomain.exec(domain) ?? [];
  if (owner && shared) return `${owner}@${shared}`;
  const provider = providers.find(
    (each) => each.domains?.includes(domain) || each.domain?.test(domain),
  );
  const { domains = [domain], tag, ignored, dots } = provider ?? {};
  const untagged = cut(email.slice(0, at).toLowerCase(), '+');
  const base = tag ? cut(untagged, tag) : untagged;
  const plain = ignored ? base.replace(ignored, '') : base;
  const name = dots ? plain.replace(dots, '.') : plain;
  return `${name || base}@${domains[0]}`;
}

/** What comes before a tag; all of it where nothing does. */
function cut(name: string, sign: string): string {
  const at = name.indexOf(sign);
  return at > 0 ? name.slice(0, at) : name;
}
