/** In one line, without signs that are not seen, or turn the line around; marks that pile up stay two. */
export function shownText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}
