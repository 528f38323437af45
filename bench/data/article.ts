import type { Server } from '../product.ts';

const words = [
  'Both sides know each other well, and neither likes what it knows. The hosts have not lost at home since the spring.',
  'The visitors come without two of their three at the back; the third is back from an injury that kept him out for weeks.',
  'Whoever wins goes top, if only for a night. Whoever loses has three days to think about it, and a long way to go after that.',
];

/** An article of the desk's with a match in it, published; answers the path of its page. */
export async function publishArticle(
  { url }: Server,
  { token, matchId }: { token: string; matchId: number },
): Promise<string> {
  const articles = `${url}/java/console/news-articles`;
  const send = async (method: string, address: string, body?: unknown) => {
    const response = await fetch(address, {
      method,
      headers: { 'x-xiongmao': '1', 'content-type': 'application/json', token },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered = (await response.json()) as { id: number; version: string };
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(answered)}`);
    return answered;
  };
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const content = Array.from({ length: 12 }, (_, at) => paragraph(words[at % words.length]!));
  const { id } = await send('POST', articles, {
    ...{ gameId: 202, coverId: null, links: [], locale: 'en_US' },
    ...{ title: 'Top against second, and a keeper in doubt', summary: 'What to expect of it.' },
    body: { type: 'doc', content: [...content, { type: 'matchCard', attrs: { id: matchId } }] },
  });
  const { version } = await send('GET', `${articles}/${id}`);
  await send('PATCH', `${articles}/${id}`, { version, event: 'publish' });
  return `/news/soccer/${id}`;
}
