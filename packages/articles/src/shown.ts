import type { ArticleLink } from '@xiongmao/api/news/shapes';

const keyOf = ({ kind, id }: ArticleLink): string => `${kind} ${id}`;

export type ShownLinks = ReturnType<typeof createShown>;

/** What a document names by number, as whoever writes is shown it; what they choose is added. */
export function createShown(
  links: Iterable<readonly [ArticleLink, string]>,
  pictures: Readonly<Record<string, { address: string }>>,
  unnamed: (link: ArticleLink) => string,
) {
  const names = new Map([...links].map(([link, name]) => [keyOf(link), name] as const));
  const addresses = new Map(
    Object.entries(pictures).map(([id, { address }]) => [Number(id), address] as const),
  );
  return {
    /** What a card stands for. */
    nameOf: (link: ArticleLink): string => names.get(keyOf(link)) ?? unnamed(link),
    /** Of a picture's file. */
    addressOf: (id: number): string | undefined => addresses.get(id),
    addLink: (link: ArticleLink, name: string) => names.set(keyOf(link), name),
    addPicture: (id: number, address: string) => addresses.set(id, address),
  };
}
