/** The recharge that the browser comes back from, as the address says; null for none. */
export function readPayment(search: URLSearchParams): number | null {
  const text = search.get('payment') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
