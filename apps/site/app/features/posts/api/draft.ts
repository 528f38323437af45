/** What one has begun to post and not sent: this browser keeps it. */
export interface Draft {
  text: string;
  gameId: number | null;
  matchId: number | null;
  pictures: string[];
}

export const emptyDraft: Draft = { text: '', gameId: null, matchId: null, pictures: [] };

const name = (uid: number) => `xiongmao:draft:${uid}`;

export function readDraft(uid: number): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(name(uid)) ?? 'null') as Partial<Draft> | null;
    return { ...emptyDraft, ...kept };
  } catch {
    // Private browsing keeps nothing, and what another version kept is none of ours.
    return emptyDraft;
  }
}

export function keepDraft(uid: number, draft: Draft): void {
  const isEmpty = draft.text === '' && draft.pictures.length === 0;
  try {
    if (isEmpty) localStorage.removeItem(name(uid));
    else localStorage.setItem(name(uid), JSON.stringify(draft));
  } catch {
    // It is written all the same, and lost when the page is left.
  }
}
