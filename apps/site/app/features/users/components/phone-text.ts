/** A phone number as it is shown to its owner: `+86 138 1234 5678`; null for none. */
export function phoneText(account: { areaCode: string | null; mobile: string | null }) {
  const { areaCode, mobile } = account;
  if (!mobile) return null;
  const [, first = '', rest = ''] = /^(\d{3})(\d*)$/.exec(mobile) ?? [];
  const groups = [first, ...(rest.match(/\d{1,4}/g) ?? [])];
  return `+${areaCode ?? ''} ${groups.join(' ')}`;
}
